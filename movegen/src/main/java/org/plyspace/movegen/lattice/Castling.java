package org.plyspace.movegen.lattice;

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

    public Castling {
        crossed = List.copyOf(crossed);
        empty = List.copyOf(empty);
    }
}
