package org.plyspace.search.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.PublicApi;

/**
 * A move of a proved win, and what follows it.
 *
 * @param move a move of either side
 * @param movesLeft the number of moves of the winning side that follow with best play
 * @param end the end of the game if this move ends it
 * @param next after a move of the winning side, the requested answers, the longest defence first; after an answer, the one move
 *     that wins soonest; empty if and only if the game ends
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record ProvedMove(long move, int movesLeft, Optional<Outcome> end, List<ProvedMove> next) {

    /** Copies the list. */
    public ProvedMove {
        next = List.copyOf(next);
    }

    /** The longest line, starting with this move. */
    public List<Long> line() {
        List<Long> moves = new ArrayList<>();
        ProvedMove last = this;
        moves.add(last.move);
        while (!last.next.isEmpty()) {
            last = last.next.get(0);
            moves.add(last.move);
        }
        return moves;
    }

    /** The end of the game in the longest line. */
    public Outcome outcome() {
        ProvedMove last = this;
        while (last.end.isEmpty()) {
            last = last.next.get(0);
        }
        return last.end.get();
    }
}
