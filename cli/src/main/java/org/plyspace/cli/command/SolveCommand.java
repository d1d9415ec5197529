package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.report.SolutionReport;
import org.plyspace.search.Limits;
import org.plyspace.search.mate.MateSolver;
import org.plyspace.search.mate.Solution;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace solve}: proves or refutes that the side to move wins within so many moves. */
@Command(
        name = "solve",
        description =
                "Proves that the side to move wins within N of its moves whatever is answered, or that it does not (exit code 1)."
                        + " Any end of the game that it wins counts, not checkmate alone. Repetitions before the position"
                        + " are not known; the clock is kept.")
public final class SolveCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;
    private final Notices notices;
    private final ProgressBars bars;

    @Mixin
    private PositionArguments arguments;

    @Option(
            names = "--mate",
            required = true,
            paramLabel = "N",
            description = "within how many moves of the side to move, 1 to " + MateSolver.MOST_MOVES)
    private int moves = 1;

    @Option(names = "--all", description = "print every defence, not the longest only")
    private boolean everyDefence;

    @Mixin
    private SearchLimits limits;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public SolveCommand(Provider<Registry> registry, Output output, Notices notices, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.notices = notices;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        OptionRange.inRange("--mate", moves, 1, MateSolver.MOST_MOVES);
        Limits within = limits.within(Limits.NONE);
        int megabytes = limits.megabytes();
        return arguments.follow(registry.get(), "for a win", counter -> solve(within, megabytes, counter));
    }

    private int solve(Limits within, int megabytes, WorkCounter counter) {
        Rules rules = arguments.rules(registry.get());
        Position position = arguments.position(rules);
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            // JSON on standard output is JSON or nothing.
            Consumer<String> told = asJson ? notices::line : output::line;
            told.accept("there is nothing to solve, the game is over: " + outcome.get());
            return ExitCode.FAILED;
        }
        tellWhatIsNotKnown(position);
        MateSolver solver = new MateSolver(megabytes);
        counter.count(solver::nodes);
        Solution solution = solved(solver, position, within);
        SolutionReport report = SolutionReport.of(position, moves, solution, everyDefence);
        if (asJson) {
            output.json(report);
        } else {
            report.lines().forEach(output::line);
        }
        return ExitCode.of(solution.answer() == Solution.Answer.WIN);
    }

    /** With a fresh clock nothing that was before can come back, unless the rule set looks back to the start of the game. */
    private void tellWhatIsNotKnown(Position position) {
        Repetition rule = position.rules().repetition();
        boolean mayBeRepeated = position.halfmoveClock() > 0 || rule.bound() == Repetition.Bound.GAME;
        if (rule.meaning() != Repetition.Meaning.NOTHING && mayBeRepeated && arguments.hasPosition()) {
            notices.line("repetitions before this position are not known; its halfmove clock, "
                    + position.halfmoveClock() + ", is kept");
        }
    }

    private Solution solved(MateSolver solver, Position position, Limits within) {
        try (ProgressBars.Bar bar = bars.start("first moves")) {
            return solver.solve(
                    position, moves, everyDefence, within, (now, tried, total) -> bar.reached(tried, total));
        }
    }
}
