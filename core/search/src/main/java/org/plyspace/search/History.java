package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;

/**
 * Counts how often quiet moves did better than expected, by piece and target or by board and anchor, and keeps the two latest
 * such moves of each ply (killer moves).
 */
final class History {

    static final int MOST = 1 << 14;

    private static final int BOARDS = 64;

    private final int cells;
    private final int[] byPiece;
    private final int[] byBoard = new int[2 * BOARDS * BOARDS];
    private final long[] killers = new long[2 * (Scores.MOST_PLIES + 1)];

    History(Rules rules) {
        this.cells = rules.cells();
        this.byPiece = new int[2 * (rules.pieceTypes().size() + 1) * cells];
    }

    void clear() {
        Arrays.fill(byPiece, 0);
        Arrays.fill(byBoard, 0);
        Arrays.fill(killers, 0);
    }

    /** The history score of a move, from -{@value #MOST} to {@value #MOST}. */
    int of(long move, int side) {
        return Move.kind(move) == Move.BOARD
                ? byBoard[board(move, side)]
                : byPiece[Move.piece(move) * cells + Move.to(move)];
    }

    boolean isKiller(long move, int ply) {
        return killers[2 * ply] == move || killers[2 * ply + 1] == move;
    }

    /** Forgets the killer moves, which belong to plies of the last search. */
    void startSearch() {
        Arrays.fill(killers, 0);
    }

    /**
     * Records that the last of some moves caused a cutoff: if it is quiet, it is rewarded and the quiet moves tried before it
     * are punished.
     *
     * @param tried the number of moves tried, the first of the list
     */
    void learn(MoveList moves, int tried, int side, int ply, int depth) {
        long refutation = moves.get(tried - 1);
        if (MoveOrder.isLoud(refutation, side)) {
            return;
        }
        reward(refutation, side, ply, depth);
        for (int i = 0; i < tried - 1; i++) {
            if (!MoveOrder.isLoud(moves.get(i), side)) {
                add(moves.get(i), side, -depth * depth);
            }
        }
    }

    private void reward(long move, int side, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        add(move, side, depth * depth);
    }

    private void add(long move, int side, int amount) {
        int bounded = Math.max(-MOST / 4, Math.min(MOST / 4, amount));
        if (Move.kind(move) == Move.BOARD) {
            add(byBoard, board(move, side), bounded);
        } else {
            add(byPiece, Move.piece(move) * cells + Move.to(move), bounded);
        }
    }

    /** Adds to a score, the less the nearer it is to the end of the scale. */
    private static void add(int[] numbers, int index, int amount) {
        numbers[index] += amount - numbers[index] * Math.abs(amount) / MOST;
    }

    private static int board(long move, int side) {
        return (side * BOARDS + Move.from(move) % BOARDS) * BOARDS + Move.to(move) % BOARDS;
    }
}
