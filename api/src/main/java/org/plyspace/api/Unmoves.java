package org.plyspace.api;

/**
 * Generates moves backwards, for tablebases built by retrograde analysis. Optional; see {@link Rules#unmoves}. Confined to one
 * thread.
 *
 * <p>Positions are those that {@link Position#place} sets up: without castling rights, en passant, clocks and all else that a {@link
 * Placement} does not fix; pawns on starting cells still have their double step. Rights are disregarded if a position has any. A move leads
 * back from such a position to another one, and forward from there to the first again. Double steps are among these moves, although they
 * give a right to capture en passant that the position they lead back from does not have.
 */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface Unmoves {

    /**
     * Appends every move by which the side not to move can have reached a position without capturing, promoting, castling or dropping:
     * exactly those that are legal in the position they lead back to, passes among them. Each is listed once, as {@link
     * Position#legalMoves} lists it there. Appends nothing if a royal piece of the side not to move is attacked.
     *
     * <p>The position that a move leads back to need not be valid: a pawn may stand where pawns cannot, and the game may be over. A royal
     * piece of the side that then waits may be attacked; moves from such positions may also be left out.
     *
     * <p>Hot; allocates nothing.
     *
     * @param position a position of the rules object that offered this; unchanged afterwards
     */
    void quiet(Position position, MoveList into);

    /**
     * Appends those of the same moves that move a man and no board, for tablebases in which boards stand still. Hot; allocates
     * nothing.
     */
    default void quietOfMen(Position position, MoveList into) {
        int kept = into.size();
        quiet(position, into);
        for (int i = kept; i < into.size(); i++) {
            if (Move.kind(into.get(i)) != Move.BOARD) {
                into.set(kept++, into.get(i));
            }
        }
        into.truncate(kept);
    }
}
