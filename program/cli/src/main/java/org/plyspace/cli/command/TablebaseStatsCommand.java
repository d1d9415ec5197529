package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.StatsReport;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableStats;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.engine.WorkCounter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase stats}: counts a table's positions. */
@Command(
        name = "stats",
        description =
                "Counts the wins, draws and losses of a table, by side to move and by plies, all and up to symmetry,"
                        + " and shows a longest win of each side.")
public final class TablebaseStatsCommand implements Callable<Integer> {

    private final Output output;

    @Mixin
    private TableArguments arguments;

    @Mixin
    private ThreadsOption threads;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public TablebaseStatsCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        int workers = threads.count();
        return arguments.follow(
                TableArguments.ASKED,
                counter -> arguments.read((ground, table) -> print(ground, table, workers, counter)));
    }

    private void print(FixedBoards ground, TableFile table, int workers, WorkCounter counter) {
        StatsReport plain = StatsReport.of(ground, table, TableStats.of(table.verified(), workers, counter::count));
        StatsReport report = arguments
                .withClock(
                        ground,
                        table,
                        clock -> plain.with(ground, clock, TableStats.of(clock.verified(), workers, counter::count)))
                .orElse(plain);
        output.report(asJson, report, report::lines);
    }
}
