package org.plyspace.movegen.castling;

import java.util.List;
import org.plyspace.api.Side;

/**
 * One way to castle.
 *
 * @param text its machine form: {@code O-O}, {@code 2O-O-O4}
 * @param side who may do it
 * @param kingFrom where the unmoved king stands
 * @param kingTo where it arrives
 * @param rookFrom where the unmoved rook stands
 * @param rookTo where it arrives
 * @param crossed cells the king passes, which must not be attacked; nor must where it stands and arrives
 * @param empty cells that must be empty once the king has left
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

    /** Castling on the king's side, as most rule sets write it. */
    public static final String KING_SIDE = "O-O";

    /** Castling on the queen's side. */
    public static final String QUEEN_SIDE = "O-O-O";

    public Castling {
        crossed = List.copyOf(crossed);
        empty = List.copyOf(empty);
    }

    /** What faults call it if it is the way with this index, from 0, of a declaration. */
    public String subject(int index) {
        return (index + 1) + " (" + side.word() + " " + text + ")";
    }
}
