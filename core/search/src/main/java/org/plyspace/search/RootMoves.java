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

/** The root moves of a search, the best so far first. */
final class RootMoves {

    private final long[] moves;
    private final boolean forced;

    private RootMoves(long[] moves, boolean forced) {
        this.moves = moves;
        this.forced = forced;
    }

    /**
     * Lists the moves given, or else all legal moves that are not overlooked; an immediate win that the player sees comes
     * first.
     */
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

    /** The first move that wins at once, if there is one. */
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

    /** Whether the position has only one legal move. */
    boolean isForced() {
        return forced;
    }

    /** Leaves out all root moves but some. */
    RootMoves among(List<Long> kept) {
        return new RootMoves(LongStream.of(moves).filter(kept::contains).toArray(), forced);
    }

    int size() {
        return moves.length;
    }

    long move(int index) {
        return moves[index];
    }

    /** Moves a root move up to an index. */
    void promote(long move, int index) {
        int at = index;
        while (moves[at] != move) {
            at++;
        }
        System.arraycopy(moves, index, moves, index + 1, at - index);
        moves[index] = move;
    }
}
