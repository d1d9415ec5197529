package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/**
 * How often quiet moves were better than what was expected of them: by piece and where it goes, by board and where it is hung; and the
 * two that were so last at each ply.
 */
final class History {

    static final int MOST = 1 << 14;

    private static final int BOARDS = 64;

    private final int cells;
    private final int[] byPiece;
    private final int[] byBoard = new int[2 * BOARDS * BOARDS];
    private final long[] killers = new long[2 * (Scores.MOST_PLIES + 1)];

    History(int cells) {
        this.cells = cells;
        this.byPiece = new int[Piece.CODES * cells];
    }

    void clear() {
        Arrays.fill(byPiece, 0);
        Arrays.fill(byBoard, 0);
        Arrays.fill(killers, 0);
    }

    /** From -{@value #MOST} to {@value #MOST}. */
    int of(long move, int side) {
        return Move.kind(move) == Move.BOARD
                ? byBoard[board(move, side)]
                : byPiece[Move.piece(move) * cells + Move.to(move)];
    }

    boolean isKiller(long move, int ply) {
        return killers[2 * ply] == move || killers[2 * ply + 1] == move;
    }

    /** A quiet move was better than was expected. */
    void reward(long move, int side, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        add(move, side, depth * depth);
    }

    /** One that was tried before was not. */
    void punish(long move, int side, int depth) {
        add(move, side, -depth * depth);
    }

    /** The nearer to the end of the scale, the less it moves. */
    private void add(long move, int side, int amount) {
        int bounded = Math.max(-MOST / 4, Math.min(MOST / 4, amount));
        if (Move.kind(move) == Move.BOARD) {
            int index = board(move, side);
            byBoard[index] += bounded - byBoard[index] * Math.abs(bounded) / MOST;
        } else {
            int index = Move.piece(move) * cells + Move.to(move);
            byPiece[index] += bounded - byPiece[index] * Math.abs(bounded) / MOST;
        }
    }

    private static int board(long move, int side) {
        return (side * BOARDS + Move.from(move) % BOARDS) * BOARDS + Move.to(move) % BOARDS;
    }
}
