package org.plyspace.api;

/** One visible part of a move. A move is a list of effects in the order in which they should be drawn. */
@PublicApi(usage = PublicApi.Usage.CALL)
public sealed interface Effect {

    /** Moves a piece from one cell to another. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Step(int from, int to, int piece) implements Effect {}

    /** Removes a piece from the board. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Remove(int cell, int piece) implements Effect {}

    /** Puts a piece on a cell, as after a promotion. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Put(int cell, int piece) implements Effect {}

    /** Moves a piece from its side's hand to a cell. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record Drop(int cell, int piece) implements Effect {}

    /** Puts a captured piece into a hand; the piece's side is the holder. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record TakeInHand(int piece) implements Effect {}

    /** Moves a board, with everything on it, from one anchor to another. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record ShiftBoard(int board, int fromAnchor, int toAnchor) implements Effect {}

    /** Gives a board to another side. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record ChangeOwner(int board, Side owner) implements Effect {}
}
