package org.plyspace.api;

/** A move as a hand on the board makes it, before its legality and its choices are known. */
@PublicApi(usage = PublicApi.Usage.CALL)
public sealed interface Attempt {

    /**
     * Takes a piece from one cell to another: a step, a capture, the king's part in castling, or, where pieces capture from
     * afar, a capture of what stands on the target.
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Step(int from, int to) implements Attempt {}

    /** Takes a movable board to an anchor, both numbered as in {@link Layout}. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Shift(int board, int anchor) implements Attempt {}

    /** Drops a piece of a type, given by index, from the mover's hand on a cell. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Drop(int pieceType, int to) implements Attempt {}
}
