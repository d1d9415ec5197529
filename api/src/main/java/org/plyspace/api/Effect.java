package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** One visible part of a move; a move is a list of them, in the order in which they should be drawn. */
@PublicApi(usage = Usage.CALL)
public sealed interface Effect {

    /** A piece goes from one cell to another. */
    @PublicApi(usage = Usage.CALL)
    record Step(int from, int to, int piece) implements Effect {}

    /** A piece leaves the board. */
    @PublicApi(usage = Usage.CALL)
    record Remove(int cell, int piece) implements Effect {}

    /** A piece appears, as after a promotion. */
    @PublicApi(usage = Usage.CALL)
    record Put(int cell, int piece) implements Effect {}

    /** A piece of a side's goes from its hand to a cell. */
    @PublicApi(usage = Usage.CALL)
    record Drop(int cell, int piece) implements Effect {}

    /** A captured piece goes into a hand; the piece's side is the holder. */
    @PublicApi(usage = Usage.CALL)
    record TakeInHand(int piece) implements Effect {}

    /** A board goes from one anchor to another with everything on it. */
    @PublicApi(usage = Usage.CALL)
    record ShiftBoard(int board, int fromAnchor, int toAnchor) implements Effect {}

    /** A board belongs to another side from now on. */
    @PublicApi(usage = Usage.CALL)
    record ChangeOwner(int board, Side owner) implements Effect {}
}
