package org.plyspace.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** The moves at the root of a search, the best found so far first. */
final class RootMoves {

    private final long[] moves;
    private final boolean forced;

    /** All moves of a position that are not overlooked, a win that is seen at once before all, or those of a list if it has any. */
    RootMoves(Position position, List<Long> only, Oversight oversight) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        forced = list.size() == 1;
        OptionalLong win = oversight.seesWins() ? win(position, list) : OptionalLong.empty();
        if (oversight.isAny() && !position.inCheck()) {
            oversight.leaveOut(list, position.sideToMove().index(), position.key(), Move.NONE, 0);
        }
        long[] seen = LongStream.concat(win.stream(), LongStream.of(list.toArray()))
                .distinct()
                .toArray();
        moves = only.isEmpty()
                ? seen
                : only.stream().distinct().mapToLong(Long::longValue).toArray();
    }

    /** A move that wins at once, if there is one. */
    private static OptionalLong win(Position position, MoveList list) {
        Side side = position.sideToMove();
        return LongStream.of(list.toArray())
                .filter(move -> {
                    position.make(move);
                    boolean wins = position.outcome().flatMap(Outcome::winner).equals(Optional.of(side));
                    position.unmake();
                    return wins;
                })
                .findFirst();
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
