package org.plyspace.cli.command;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.endgame.PositionTables;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.match.advice.TableSolution;
import org.plyspace.report.SolutionReport;
import org.plyspace.search.Limits;
import org.plyspace.search.mate.MateSolver;
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
public final class SolveCommand extends BaseCommand {

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
    private CommonOptions.Tables tables;

    @Mixin
    private CommonOptions.Json json;

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
            Consumer<String> channel = json.isWanted() ? console()::notice : console()::line;
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
        json.print(report, report::lines);
        return ExitCode.of(report.isWin());
    }

    /** Says that repetitions are unknown, unless the clock is fresh: then no earlier position can recur in most rule sets. */
    private void noteUnknownRepetitions(Position position) {
        Repetition rule = position.rules().repetition();
        boolean mayBeRepeated = position.halfmoveClock() > 0 || rule.bound() == Repetition.Bound.GAME;
        if (rule.meaning() != Repetition.Meaning.NOTHING && mayBeRepeated && arguments.hasPosition()) {
            console()
                    .notice("repetitions of earlier positions are unknown; the halfmove clock of "
                            + position.halfmoveClock() + " counts");
        }
    }

    private Solution solved(MateSolver solver, Position position, Limits within) {
        try (ProgressLine bar = console().progress("first moves")) {
            return solver.solve(
                    position, moves, everyDefence, within, (now, tried, total) -> bar.reached(tried, total));
        }
    }
}
