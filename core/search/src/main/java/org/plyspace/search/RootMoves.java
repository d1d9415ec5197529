package org.plyspace.search;

import java.util.List;
import java.util.Optional;
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
    RootMoves(Position position, List<Long> only, BlunderModel oversight) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        forced = list.size() == 1;
        long win = oversight.seesWins() ? win(position, list) : Move.NONE;
        if (oversight.isAny() && !position.inCheck()) {
            oversight.leaveOut(list, position.sideToMove().index(), position.key(), Move.NONE, 0);
        }
        if (!only.isEmpty()) {
            moves = only.stream().distinct().mapToLong(Long::longValue).toArray();
        } else if (win == Move.NONE) {
            moves = list.toArray();
        } else {
            moves = LongStream.concat(LongStream.of(win), LongStream.of(list.toArray()))
                    .distinct()
                    .toArray();
        }
    }

    /** The first move that wins at once; {@link Move#NONE} if there is none. */
    private static long win(Position position, MoveList list) {
        Side side = position.sideToMove();
        for (int i = 0; i < list.size(); i++) {
            position.make(list.get(i));
            boolean wins = position.outcome().flatMap(Outcome::winner).equals(Optional.of(side));
            position.unmake();
            if (wins) {
                return list.get(i);
            }
        }
        return Move.NONE;
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
