package org.plyspace.tck;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Sorted lists of cells for tests, which may allocate. */
final class CellLists {

    private CellLists() {}

    static int[] of(Position position, Side side) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.men(side, cells));
    }

    static int[] royals(Position position, Side side) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.royals(side, cells));
    }

    static int[] attacks(Position position, int cell) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.attacks(cell, cells));
    }

    /** The symbol of a piece in a position's text. */
    static String symbol(Rules rules, int piece) {
        return rules.pieceTypes().get(Piece.type(piece)).symbol(Piece.side(piece));
    }

    /** Whether a code is that of a royal piece. */
    static boolean isRoyal(Rules rules, int piece) {
        return piece != Piece.NONE && rules.pieceTypes().get(Piece.type(piece)).royal();
    }

    /** Whether a royal piece of a side is attacked, judged by the attacks on single cells. */
    static boolean isRoyalAttacked(Position position, Side side) {
        return IntStream.of(royals(position, side)).anyMatch(royal -> position.isAttacked(royal, side.opposite()));
    }

    /** The men of a side that attack a cell, found by listing each man's attacks. */
    static int[] attackers(Position position, Side side, int cell) {
        return IntStream.of(of(position, side))
                .filter(man -> Arrays.binarySearch(attacks(position, man), cell) >= 0)
                .toArray();
    }

    private static int[] sorted(int[] cells, int count) {
        int[] sorted = Arrays.copyOf(cells, count);
        Arrays.sort(sorted);
        return sorted;
    }
}
