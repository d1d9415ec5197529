package org.plyspace.search;

import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;

/**
 * Exact values of positions with few men, from outside the search, repetition and the clock left out. Thread-safe; each thread asks
 * through a {@link Probe} of its own.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public interface Tablebase {

    /** The answer of a probe that does not know a position. */
    int UNKNOWN = Integer.MIN_VALUE;

    /** Knows nothing. */
    Tablebase NONE = new Tablebase() {
        @Override
        public int mostMen() {
            return 0;
        }

        @Override
        public Probe probe() {
            return position -> UNKNOWN;
        }
    };

    /** The largest number of men of both sides in a position that is known; 0 if none is. */
    int mostMen();

    /** A probe for one thread. */
    Probe probe();

    /** Answers for one thread. */
    @FunctionalInterface
    interface Probe {

        /**
         * The value for the side to move: 0 for a draw, n + 1 for a win in n plies, -n - 1 for a loss in n plies, from 0, or {@link
         * #UNKNOWN}. Hot; allocates nothing.
         */
        int value(Position position);
    }
}
