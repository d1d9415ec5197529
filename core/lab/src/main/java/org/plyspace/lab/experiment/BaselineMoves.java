package org.plyspace.lab.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the latest openings and games of the first settings of rule sets, so that what many games share is drawn only once. Shared
 * between threads.
 */
final class BaselineMoves {

    private static final int MOST_SAVED = 10_000;

    /**
     * An opening, or a game, of a rule set's first setting.
     *
     * @param moves all moves
     * @param texts the moves in machine form, which other settings understand; empty for a game
     * @param ended whether the last move ended the game
     */
    record Drawn(List<Long> moves, List<String> texts, boolean ended) {}

    private record Key(int of, int number) {}

    private final Map<Key, Drawn> saved = new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Drawn> eldest) {
            return size() > MOST_SAVED;
        }
    };

    /**
     * Finds a saved opening or game.
     *
     * @param of the setting or column that played it
     */
    synchronized Optional<Drawn> find(int of, int number) {
        return Optional.ofNullable(saved.get(new Key(of, number)));
    }

    /** Saves an opening or game. */
    synchronized void save(int of, int number, Drawn drawn) {
        saved.put(new Key(of, number), drawn);
    }
}
