package org.plyspace.movegen.lattice.declare;

import org.plyspace.api.Position;

/** Whether a move has a tag where it can be made. Shared between threads. */
@FunctionalInterface
public interface PositionTag {

    /**
     * Whether a legal move has the tag.
     *
     * @param position the position before the move; moves made on it must be taken back
     */
    boolean applies(Position position, long move);
}
