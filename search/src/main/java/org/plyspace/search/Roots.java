package org.plyspace.search;

import java.util.List;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** The moves at the root of a search, the best found so far first. */
final class Roots {

    private final long[] moves;
    private final boolean forced;

    /** All moves of a position, or those of a list if it has any. */
    Roots(Position position, List<Long> only) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        forced = list.size() == 1;
        moves = only.isEmpty()
                ? list.toArray()
                : only.stream().distinct().mapToLong(Long::longValue).toArray();
    }

    /** Whether the position has no other legal move. */
    boolean isForced() {
        return forced;
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
