package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** A move as a hand on the board makes it, before anything is known of its legality or of the choices that it leaves. */
@PublicApi(usage = Usage.CALL)
public sealed interface Attempt {

    /**
     * A piece is taken from one cell to another: a step, a capture, a king's part in castling, or, where pieces capture from
     * afar, a capture of what stands on the target.
     */
    @PublicApi(usage = Usage.CALL)
    record Step(int from, int to) implements Attempt {}

    /** A movable board is taken to an anchor, numbered as in {@link Layout}. */
    @PublicApi(usage = Usage.CALL)
    record Shift(int board, int anchor) implements Attempt {}

    /** A piece of a type, by index, is taken from the mover's hand to a cell. */
    @PublicApi(usage = Usage.CALL)
    record Drop(int pieceType, int to) implements Attempt {}
}
