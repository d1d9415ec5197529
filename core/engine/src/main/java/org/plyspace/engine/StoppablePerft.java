package org.plyspace.engine;

import org.plyspace.api.Position;
import org.plyspace.vectors.Perft;

/** Counts {@link Perft} on one thread while another can observe and stop it. */
public final class StoppablePerft {

    private final Perft perft = new Perft();

    /**
     * The number of sequences of {@code depth} plies, 0 or more; meaningless after {@link #stop}. The position is unchanged
     * afterwards.
     */
    public long count(Position position, int depth) {
        return perft.count(position, depth);
    }

    /** Makes the running count, and all later ones, end soon. Thread-safe. */
    public void stop() {
        perft.stop();
    }

    /** The number of sequences counted up to about now. Thread-safe. */
    public long counted() {
        return perft.counted();
    }
}
