package org.plyspace.cli.command;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.Divide;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.ParallelPerft;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.advice.Speed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace perft}: counts legal move sequences, and measures the speed. */
@Command(
        name = "perft",
        description = "Counts the legal move sequences of a given length, with bulk counting at the last ply.")
public final class PerftCommand extends BaseCommand {

    private static final int DEEPEST = 99;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private CommonOptions.Threads threads;

    @Option(names = "--depth", paramLabel = "N", description = "length in plies, 0 to 99")
    private Optional<Integer> depthOption = Optional.empty();

    @Parameters(index = "1", arity = "0..1", paramLabel = "<depth>", description = "the same without --depth")
    private Optional<Integer> depthWord = Optional.empty();

    @Option(names = "--divide", description = "also print the count of each first move")
    private boolean divide;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        int depth = depth();
        int workers = threads.count();
        return arguments.follow("to count moves", counter -> count(depth, workers, counter));
    }

    private int count(int depth, int workers, WorkCounter counter) {
        Position position = arguments.position(arguments.rules());
        long before = System.nanoTime();
        Divide result;
        try (ProgressLine bar = console().progress("moves")) {
            ParallelPerft perft = new ParallelPerft(workers, bar);
            counter.count(perft::counted);
            result = perft.count(position, depth);
        }
        print(Report.of(position, depth, result, Speed.of(result.nodes(), System.nanoTime() - before)));
        return ExitCode.DONE;
    }

    private int depth() {
        if (depthOption.isPresent() == depthWord.isPresent()) {
            throw new UsageException(
                    depthWord.isPresent()
                            ? "the depth is given twice; expected it once"
                            : "the depth is missing: expected 'perft " + arguments.variant() + " --depth N'");
        }
        return OptionRange.inRange("--depth", depthOption.or(() -> depthWord).orElseThrow(), 0, DEEPEST);
    }

    private void print(Report report) {
        if (json.isWanted()) {
            console().json(report);
            return;
        }
        if (divide) {
            report.divide.forEach((move, nodes) -> console().line(move + ": " + nodes));
        }
        console().line(report.variant + " depth " + report.depth + ": " + new Speed(report.nodes, report.seconds));
    }

    /** The JSON form. */
    record Report(
            String variant,
            String position,
            int depth,
            long nodes,
            double seconds,
            long nodesPerSecond,
            Map<String, Long> divide) {

        static Report of(Position position, int depth, Divide result, Speed speed) {
            Map<String, Long> byMove = new TreeMap<>();
            result.branches()
                    .forEach(branch ->
                            byMove.put(position.words().text(branch.move(), Notation.MACHINE), branch.nodes()));
            return new Report(
                    position.rules().setting(),
                    position.words().text(),
                    depth,
                    speed.nodes(),
                    speed.seconds(),
                    speed.perSecond(),
                    byMove);
        }
    }
}
