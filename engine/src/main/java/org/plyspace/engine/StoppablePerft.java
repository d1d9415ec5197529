package org.plyspace.engine;

import org.plyspace.api.Position;
import org.plyspace.vectors.Perft;

/** {@link Perft} on one thread, which another one can watch and end. */
public final class StoppablePerft {

    private final Perft perft = new Perft();

    /** Sequences of {@code depth} plies, 0 or more; means nothing after {@link #stop}. The position is as before afterwards. */
    public long count(Position position, int depth) {
        return perft.count(position, depth);
    }

    /** Lets the count that goes on, and all later ones, end soon. Any thread may ask. */
    public void stop() {
        perft.stop();
    }

    /** How many sequences were counted until now or shortly before. Any thread may ask. */
    public long counted() {
        return perft.counted();
    }
}
