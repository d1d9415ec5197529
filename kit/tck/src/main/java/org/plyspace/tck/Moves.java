package org.plyspace.tck;

import java.util.Arrays;
import java.util.Random;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** Moves of a position for tests, which may allocate. */
final class Moves {

    private static final int CELLS_LOOKED_AT = 30_000;

    private Moves() {}

    static long[] legal(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    static long[] captures(Position position) {
        MoveList moves = new MoveList();
        position.legalCaptures(moves);
        return moves.toArray();
    }

    static long[] quietPromotions(Position position) {
        MoveList moves = new MoveList();
        position.legalQuietPromotions(moves);
        return moves.toArray();
    }

    static long[] loud(Position position) {
        MoveList moves = new MoveList();
        position.legalLoud(moves);
        return moves.toArray();
    }

    /** Whether a legal move captures an enemy; what a rule set lets a side do to its own men is not a capture. */
    static boolean capturesEnemy(Position position, long move) {
        return Move.isCapture(move) && Piece.side(Move.captured(move)) != position.sideToMove();
    }

    /** Whether a move promotes the piece which moves and captures nothing. */
    static boolean promotesQuietly(long move) {
        return Move.isPromotion(move) && !Move.isCapture(move) && Move.kind(move) != Move.BOARD;
    }

    static long[] sorted(long[] moves) {
        long[] sorted = moves.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** All legal moves, or on large boards as many as there is time to check all cells for. */
    static long[] mostLegal(Position position) {
        return someLegal(position, 4 + CELLS_LOOKED_AT / position.rules().cells());
    }

    /** At most {@code count} of the legal moves, the same each time in a position. */
    static long[] someLegal(Position position, int count) {
        long[] moves = sorted(legal(position));
        Random random = new Random(position.key());
        for (int i = 0; i < Math.min(count, moves.length); i++) {
            int other = i + random.nextInt(moves.length - i);
            long move = moves[other];
            moves[other] = moves[i];
            moves[i] = move;
        }
        return moves.length <= count ? moves : Arrays.copyOf(moves, count);
    }

    static String text(Position position, long move) {
        return position.words().text(move, Notation.MACHINE);
    }
}
