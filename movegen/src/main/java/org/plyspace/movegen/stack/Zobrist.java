package org.plyspace.movegen.stack;

import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.movegen.end.Checks;

/**
 * Numbers whose exclusive or is a position's key. A cell's name depends on the anchor of its board, so a placement is the men
 * by cell and the boards by anchor together.
 */
final class Zobrist {

    private static final int CELLS = 64;
    private static final int ANCHORS = 32;
    private static final int BOARDS = 64;
    private static final SplittableRandom RANDOM = new SplittableRandom(0x706c797370616365L);

    private static final long[] MEN = numbers(Piece.CODES * CELLS);
    private static final long[] BOARD_ANCHORS = numbers(BOARDS * ANCHORS);
    private static final long[] RIGHTS = numbers(16);
    private static final long[] DOUBLE_STEPS = numbers(CELLS);
    private static final long[] CROSSED = numbers(CELLS);
    private static final long[] PASSED_PAWNS = numbers(CELLS);
    private static final long[] OWNERS = numbers(2 * BOARDS);
    private static final long[] CHECKS = numbers(Checks.values());
    static final long BLACK_TO_MOVE = RANDOM.nextLong();
    private static final long CASTLING_BANNED = RANDOM.nextLong() | 1;

    private Zobrist() {}

    private static long[] numbers(int count) {
        return RANDOM.longs(count).toArray();
    }

    static long man(int code, int cell) {
        return MEN[code * CELLS + cell];
    }

    static long board(int board, int anchor) {
        return BOARD_ANCHORS[board * ANCHORS + anchor];
    }

    static long rights(int rights) {
        return RIGHTS[rights];
    }

    /** For a set of pawns that may still make the double step. */
    static long doubleSteps(long cells) {
        long key = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            key ^= DOUBLE_STEPS[Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }

    /** For a double step just made, over a column or cell, to the pawn's cell. */
    static long enPassant(int crossed, int pawn) {
        return CROSSED[crossed] ^ PASSED_PAWNS[pawn];
    }

    /** For numbers of checks given; none before the first. */
    static long checks(int packed) {
        return packed == 0 ? 0 : CHECKS[packed];
    }

    /** For the number of a move that is too early for castling. */
    static long number(int fullmove) {
        return CASTLING_BANNED * fullmove;
    }

    static long owner(int board, int side) {
        return OWNERS[2 * board + side];
    }
}
