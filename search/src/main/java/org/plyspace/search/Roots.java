package org.plyspace.search;

import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** The moves at the root of a search, the best found so far first. */
final class Roots {

    private final long[] moves;

    Roots(Position position) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        moves = list.toArray();
    }

    int size() {
        return moves.length;
    }

    long move(int index) {
        return moves[index];
    }

    /** Puts a move where it belongs, before all that stand there or behind. */
    void promote(long move, int index) {
        int at = index;
        while (moves[at] != move) {
            at++;
        }
        System.arraycopy(moves, index, moves, index + 1, at - index);
        moves[index] = move;
    }
}
