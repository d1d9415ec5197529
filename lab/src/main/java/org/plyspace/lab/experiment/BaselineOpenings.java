package org.plyspace.lab.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The openings drawn last, so that what many games begin with is drawn once. Shared between threads. */
final class BaselineOpenings {

    private static final int MOST_KEPT = 10_000;

    /**
     * An opening of a rule set's first setting.
     *
     * @param moves in machine form
     * @param ended whether the last move ended the game
     */
    record Drawn(List<String> moves, boolean ended) {}

    private record Key(int baseline, int number) {}

    private final Map<Key, Drawn> kept = new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Drawn> eldest) {
            return size() > MOST_KEPT;
        }
    };

    /** One that is kept. */
    synchronized Optional<Drawn> find(int baseline, int number) {
        return Optional.ofNullable(kept.get(new Key(baseline, number)));
    }

    /** Keeps one. */
    synchronized void keep(int baseline, int number, Drawn drawn) {
        kept.put(new Key(baseline, number), drawn);
    }
}
