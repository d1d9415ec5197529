package org.plyspace.match.advice;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Setup;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.endgame.Value;
import org.plyspace.search.mate.ProvedMove;
import org.plyspace.search.mate.Solution;

/** What tables know of a win within a number of moves. */
public final class TableSolution {

    private TableSolution() {}

    /**
     * The solution, with the longest defence; empty if no table has the position, or if the clock or repetition, which tables leave out,
     * might change it.
     *
     * @param moves the number of its own moves within which the side to move is to win
     */
    public static Optional<Solution> of(PositionTables tables, Position position, int moves) {
        long start = System.nanoTime();
        Repetition.Meaning repetition = position.rules().repetition().meaning();
        boolean draws = repetition == Repetition.Meaning.DRAW || repetition == Repetition.Meaning.NOTHING;
        Optional<Integer> value = draws ? tables.value(position) : Optional.empty();
        if (value.isEmpty()) {
            return Optional.empty();
        }
        int needed = Value.isWin(value.get()) ? (Value.plies(value.get()) + 1) / 2 : Integer.MAX_VALUE;
        if (needed > moves) {
            return Optional.of(solution(Solution.Answer.NO_WIN, moves, Optional.empty(), start));
        }
        if (isClockShort(position, Value.plies(value.get()))) {
            return Optional.empty();
        }
        List<ValuedMove> line = tables.line(position).orElseThrow();
        return Optional.of(solution(Solution.Answer.WIN, needed, Optional.of(proved(position.copy(), line, 0)), start));
    }

    private static Solution solution(Solution.Answer answer, int moves, Optional<ProvedMove> play, long start) {
        return new Solution(answer, moves, play, true, 0, System.nanoTime() - start);
    }

    /** Whether the clock may end the game within so many plies. */
    private static boolean isClockShort(Position position, int plies) {
        Setup now = position.words().setup();
        int late = Math.min(Setup.LARGEST_CLOCK, position.halfmoveClock() + plies);
        Setup then = now.toBuilder().clocks(late, now.fullmoveNumber()).build();
        return position.rules().position(then, Purpose.STUDY).ending().isPresent();
    }

    private static ProvedMove proved(Position position, List<ValuedMove> line, int at) {
        position.make(line.get(at).move());
        boolean last = at == line.size() - 1;
        Optional<Outcome> end = last ? position.outcome() : Optional.empty();
        List<ProvedMove> next = last ? List.of() : List.of(proved(position, line, at + 1));
        return new ProvedMove(line.get(at).move(), (line.size() - at) / 2, end, next);
    }
}
