package org.plyspace.lab.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the first settings of rule sets played last, so that what many games begin with is drawn once. Shared between threads. */
final class BaselineMoves {

    private static final int MOST_SAVED = 10_000;

    /**
     * An opening of a rule set's first setting, or a game.
     *
     * @param moves all of them
     * @param texts the same in machine form, which other settings understand; none of a game
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
     * One that is saved.
     *
     * @param of the setting or the column that played it
     */
    synchronized Optional<Drawn> find(int of, int number) {
        return Optional.ofNullable(saved.get(new Key(of, number)));
    }

    /** Saves one. */
    synchronized void save(int of, int number, Drawn drawn) {
        saved.put(new Key(of, number), drawn);
    }
}
