package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.endgame.Value;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.report.SolutionReport;
import org.plyspace.search.Limits;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.search.mate.ProvedMove;
import org.plyspace.search.mate.Solution;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace solve}: proves or refutes a win of the side to move within N moves. */
@Command(
        name = "solve",
        description =
                "Proves that the side to move wins within N of its moves against every defence, or that it does not (exit"
                        + " code 1). Every won end of the game counts, not only checkmate. Repetitions of earlier positions are"
                        + " unknown; the halfmove clock counts.")
public final class SolveCommand implements Callable<Integer> {

    private final Output output;
    private final Notices notices;
    private final ProgressBars bars;

    @Mixin
    private PositionArguments arguments;

    @Option(
            names = "--mate",
            required = true,
            paramLabel = "N",
            description = "look for a win within N moves of the side to move, 1 to " + MateSolver.MOST_MOVES)
    private int moves = 1;

    @Option(names = "--all", description = "print every defence, not only the longest")
    private boolean everyDefence;

    @Mixin
    private SearchLimits limits;

    @Mixin
    private AskedTables tables;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public SolveCommand(Output output, Notices notices, ProgressBars bars) {
        this.output = output;
        this.notices = notices;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        OptionRange.inRange("--mate", moves, 1, MateSolver.MOST_MOVES);
        Limits within = limits.within(Limits.NONE);
        int megabytes = limits.megabytes();
        return arguments.follow("for a win", counter -> solve(within, megabytes, counter));
    }

    private int solve(Limits within, int megabytes, WorkCounter counter) {
        Rules rules = arguments.rules();
        Position position = arguments.position(rules);
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            // With --json, standard output has JSON or nothing.
            Consumer<String> channel = asJson ? notices::line : output::line;
            channel.accept("there is nothing to solve, the game is over: " + outcome.get());
            return ExitCode.FAILED;
        }
        Optional<SolutionReport> known = byTables(position);
        if (known.isPresent()) {
            return print(known.get());
        }
        noteUnknownRepetitions(position);
        MateSolver solver = new MateSolver(megabytes);
        counter.count(solver::nodes);
        Solution solution = solved(solver, position, within);
        return print(SolutionReport.of(position, moves, solution, everyDefence));
    }

    /** What tables say; they have the longest defence alone. */
    private Optional<SolutionReport> byTables(Position position) {
        if (everyDefence) {
            return Optional.empty();
        }
        try (PositionTables known = tables.forPositions(position.rules()).orElse(null)) {
            return known == null
                    ? Optional.empty()
                    : TableSolution.of(known, position, moves)
                            .map(solution -> SolutionReport.byTables(position, moves, solution));
        } catch (IOException failed) {
            throw FileErrors.unreadable("--tables", failed);
        }
    }

    private int print(SolutionReport report) {
        output.report(asJson, report, report::lines);
        return ExitCode.of(report.isWin());
    }

    /** Says that repetitions are unknown, unless the clock is fresh: then no earlier position can recur in most rule sets. */
    private void noteUnknownRepetitions(Position position) {
        Repetition rule = position.rules().repetition();
        boolean mayBeRepeated = position.halfmoveClock() > 0 || rule.bound() == Repetition.Bound.GAME;
        if (rule.meaning() != Repetition.Meaning.NOTHING && mayBeRepeated && arguments.hasPosition()) {
            notices.line("repetitions of earlier positions are unknown; the halfmove clock of "
                    + position.halfmoveClock() + " counts");
        }
    }

    private Solution solved(MateSolver solver, Position position, Limits within) {
        try (ProgressBars.Bar bar = bars.start("first moves")) {
            return solver.solve(
                    position, moves, everyDefence, within, (now, tried, total) -> bar.reached(tried, total));
        }
    }

    /** What tables know of a win within a number of moves. */
    private static final class TableSolution {

        private TableSolution() {}

        /**
         * The solution, with the longest defence; empty if no table has the position, or if the clock or repetition, which tables leave out,
         * might change it.
         *
         * @param moves the number of its own moves within which the side to move is to win
         */
        static Optional<Solution> of(PositionTables tables, Position position, int moves) {
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
            return Optional.of(
                    solution(Solution.Answer.WIN, needed, Optional.of(proved(position.copy(), line, 0)), start));
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
}
