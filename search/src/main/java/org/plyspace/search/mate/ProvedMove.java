package org.plyspace.search.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Outcome;

/**
 * A move of a win that was proved, and what follows it.
 *
 * @param move of either side
 * @param movesLeft how many moves of the winning side follow if both play their best
 * @param end how the game ends with this move, if it does
 * @param next after a move of the winning side the answers that were asked for, the one that puts off the end longest first; after an
 *     answer the one move that wins soonest; empty if and only if the game ends
 */
public record ProvedMove(long move, int movesLeft, Optional<Outcome> end, List<ProvedMove> next) {

    /** Takes a copy of what follows. */
    public ProvedMove {
        next = List.copyOf(next);
    }

    /** The longest line, this move first. */
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

    /** How the game ends in the longest line. */
    public Outcome outcome() {
        ProvedMove last = this;
        while (last.end.isEmpty()) {
            last = last.next.get(0);
        }
        return last.end.get();
    }
}
