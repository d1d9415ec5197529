package org.plyspace.movegen.castling;

import java.util.List;
import org.plyspace.api.Effect;
import org.plyspace.api.Side;

/**
 * One way to castle.
 *
 * @param text the machine form: {@code O-O}, {@code 2O-O-O4}
 * @param side the side that may castle
 * @param kingFrom the cell of the unmoved king
 * @param kingTo the king's target
 * @param rookFrom the cell of the unmoved rook
 * @param rookTo the rook's target
 * @param crossed the cells that the king passes; these, its origin and its target must not be attacked
 * @param empty the cells that must be empty once the king has left
 */
public record Castling(
        String text,
        Side side,
        int kingFrom,
        int kingTo,
        int rookFrom,
        int rookTo,
        List<Integer> crossed,
        List<Integer> empty) {

    /** Castling on the king's side in the usual notation. */
    public static final String KING_SIDE = "O-O";

    /** Castling on the queen's side in the usual notation. */
    public static final String QUEEN_SIDE = "O-O-O";

    public Castling {
        crossed = List.copyOf(crossed);
        empty = List.copyOf(empty);
    }

    /**
     * What it does to the board, to be drawn in this order: nobody arrives on a cell that the other has not left yet.
     *
     * @param king the code of the king
     * @param rook the code of the rook
     */
    public List<Effect> effects(int king, int rook) {
        Effect kingStep = new Effect.Step(kingFrom, kingTo, king);
        Effect rookStep = new Effect.Step(rookFrom, rookTo, rook);
        if (kingTo != rookFrom) {
            return List.of(kingStep, rookStep);
        }
        return rookTo == kingFrom
                ? List.of(new Effect.Remove(rookFrom, rook), kingStep, new Effect.Put(rookTo, rook))
                : List.of(rookStep, kingStep);
    }

    /** The name in faults of the castling with this index, from 0, of a declaration. */
    public String subject(int index) {
        return (index + 1) + " (" + side.word() + " " + text + ")";
    }
}
