package org.plyspace.movegen.stack.play;

import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.movegen.end.Checks;

/**
 * The numbers whose exclusive or is a position's key. Men are hashed by cell and boards by anchor, which together determine the
 * placement.
 */
final class Zobrist {

    private static final int CELLS = 64;
    private static final int ANCHORS = 32;
    private static final int BOARDS = 64;
    private static final long SEED = 0x706c797370616365L;

    private static final long[] MEN;
    private static final long[] BOARD_ANCHORS;
    private static final long[] RIGHTS;
    private static final long[] DOUBLE_STEPS;
    private static final long[] CROSSED;
    private static final long[] PASSED_PAWNS;
    private static final long[] OWNERS;
    private static final long[] CHECKS;
    static final long BLACK_TO_MOVE;
    private static final long CASTLING_BANNED;

    static {
        SplittableRandom random = new SplittableRandom(SEED);
        MEN = random.longs(Piece.CODES * CELLS).toArray();
        BOARD_ANCHORS = random.longs(BOARDS * ANCHORS).toArray();
        RIGHTS = random.longs(16).toArray();
        DOUBLE_STEPS = random.longs(CELLS).toArray();
        CROSSED = random.longs(CELLS).toArray();
        PASSED_PAWNS = random.longs(CELLS).toArray();
        OWNERS = random.longs(2 * BOARDS).toArray();
        CHECKS = random.longs(Checks.values()).toArray();
        BLACK_TO_MOVE = random.nextLong();
        CASTLING_BANNED = random.nextLong() | 1;
    }

    private Zobrist() {}

    static long man(int code, int cell) {
        return MEN[code * CELLS + cell];
    }

    static long board(int board, int anchor) {
        return BOARD_ANCHORS[board * ANCHORS + anchor];
    }

    static long rights(int rights) {
        return RIGHTS[rights];
    }

    /** The number for the set of pawns that may still make the double step. */
    static long doubleSteps(long cells) {
        long key = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            key ^= DOUBLE_STEPS[Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }

    /** The number for a double step just made, by the column or cell crossed and the pawn's cell. */
    static long enPassant(int crossed, int pawn) {
        return CROSSED[crossed] ^ PASSED_PAWNS[pawn];
    }

    /** The number for counts of checks; 0 before the first check. */
    static long checks(int packed) {
        return packed == 0 ? 0 : CHECKS[packed];
    }

    /** The number for a move number that is too early for castling. */
    static long number(int fullmove) {
        return CASTLING_BANNED * fullmove;
    }

    static long owner(int board, int side) {
        return OWNERS[2 * board + side];
    }
}
