package org.plyspace.tck.toy;

import java.util.Locale;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/**
 * Cells and places of the toy, on a plane of 8 files by 4 ranks.
 *
 * <p>Cells 0 to 15 are the fixed board M, files c to f, rank by rank. Cells 16 to 19 are the board H, rank by rank: on anchor L
 * it covers a1, b1, a2, b2, on anchor R g3, h3, g4, h4. Half a turn maps each anchor to the other.
 */
final class ToyBoard {

    static final int CELLS = 20;
    static final int FILES = 8;
    static final int RANKS = 4;
    static final int FIRST_OF_H = 16;
    static final int LEFT = 0;
    static final int RIGHT = 1;
    static final String[] ANCHORS = {"L", "R"};
    static final int PLACES = FILES * RANKS;

    static final int KING = 0;
    static final int ROOK = 1;
    static final int PAWN = 2;
    static final String LETTERS = "KRP";

    private static final int[] ANCHOR_X = {0, 6};
    private static final int[] ANCHOR_Y = {0, 2};

    private ToyBoard() {}

    static int anchorX(int anchor) {
        return ANCHOR_X[anchor];
    }

    static int anchorY(int anchor) {
        return ANCHOR_Y[anchor];
    }

    static int x(int cell, int anchor) {
        return cell < FIRST_OF_H ? 2 + cell % 4 : ANCHOR_X[anchor] + (cell - FIRST_OF_H) % 2;
    }

    static int y(int cell, int anchor) {
        return cell < FIRST_OF_H ? cell / 4 : ANCHOR_Y[anchor] + (cell - FIRST_OF_H) / 2;
    }

    /** The cell at a place, or -1. */
    static int cellAt(int x, int y, int anchor) {
        if (x >= 2 && x <= 5 && y >= 0 && y < RANKS) {
            return y * 4 + x - 2;
        }
        int dx = x - ANCHOR_X[anchor];
        int dy = y - ANCHOR_Y[anchor];
        return dx >= 0 && dx < 2 && dy >= 0 && dy < 2 ? FIRST_OF_H + 2 * dy + dx : -1;
    }

    /** The number of a place on the plane. */
    static int place(int cell, int anchor) {
        return y(cell, anchor) * FILES + x(cell, anchor);
    }

    static String name(int cell, int anchor) {
        return "" + (char) ('a' + x(cell, anchor)) + (1 + y(cell, anchor));
    }

    /** The cell of a name, or -1. */
    static int cellNamed(String name, int anchor) {
        return name.length() == 2 ? cellAt(name.charAt(0) - 'a', name.charAt(1) - '1', anchor) : -1;
    }

    static int forward(Side side) {
        return side == Side.WHITE ? 1 : -1;
    }

    /** The rank on which a side's pawns promote. */
    static int lastRank(Side side) {
        return side == Side.WHITE ? RANKS - 1 : 0;
    }

    /** Whether a cell is a starting cell of a side's pawns. */
    static boolean isHome(int cell, Side side) {
        return cell < FIRST_OF_H && cell / 4 == lastRank(side.opposite());
    }

    static boolean isPawn(int piece) {
        return piece != Piece.NONE && Piece.type(piece) == PAWN;
    }

    static String letter(int piece) {
        String letter = LETTERS.substring(Piece.type(piece), Piece.type(piece) + 1);
        return Piece.side(piece) == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
    }

    /** The machine form of a move made while the board hangs on an anchor. */
    static String text(long move, int anchor) {
        String squares = Move.kind(move) == Move.BOARD
                ? "H-" + ANCHORS[Move.to(move)]
                : name(Move.from(move), anchor) + "-" + name(Move.to(move), anchor);
        return squares + (Move.isPromotion(move) ? "=R" : "");
    }
}
