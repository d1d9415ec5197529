package org.plyspace.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.cli.view.StatsReport;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.AskedTables;
import org.plyspace.endgame.TableAnswers;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableHeader;
import org.plyspace.endgame.TableStats;
import org.plyspace.endgame.Value;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.engine.WorkCounter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code plyspace tablebase}, which has only subcommands; the short ones, which print what a table has, are here. */
@Command(
        name = "tablebase",
        description =
                "Makes and asks tablebases: tables of all positions with some few men, each with its outcome by best play"
                        + " and the plies to the end.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            TablebaseBuildCommand.class,
            TablebaseCommand.Info.class,
            TablebaseCommand.Stats.class,
            TablebaseProbeCommand.class,
            TablebaseCommand.Line.class,
            TablebaseVerifyCommand.class
        },
        footer = {"", "docs/tablebases.md describes materials, commands and files."})
public final class TablebaseCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand of tablebase is missing");
    }

    /** {@code plyspace tablebase info}: what a table's file says of itself. */
    @Command(name = "info", description = "Prints what the file of a table says of itself.")
    public static final class Info extends BaseCommand {

        @Mixin
        private TableArguments arguments;

        @Mixin
        private CommonOptions.Json json;

        @Override
        public Integer call() {
            return arguments.ask(
                    TableArguments.ASKED,
                    () -> arguments.read((ground, table) ->
                            print(table, new AskedTables(arguments.tables(ground)).clockHeader(table.material()))));
        }

        private void print(TableFile table, Optional<TableHeader> clock) {
            TableHeader header = table.header();
            if (json.isWanted()) {
                Map<String, Object> fields = new LinkedHashMap<>(header.fields());
                fields.put("withClock", clock.map(TableHeader::fields).orElse(null));
                console().json(fields);
            } else {
                console().line("file: " + table.name());
                TableTexts.header(header).forEach(console()::line);
                clock.map(TableTexts::clock).orElse(List.of()).forEach(console()::line);
            }
        }
    }

    /** {@code plyspace tablebase stats}: counts a table's positions. */
    @Command(
            name = "stats",
            description =
                    "Counts the wins, draws and losses of a table, by side to move and by plies, all and up to symmetry,"
                            + " and shows a longest win of each side.")
    public static final class Stats extends BaseCommand {

        @Mixin
        private TableArguments arguments;

        @Mixin
        private CommonOptions.Threads threads;

        @Mixin
        private CommonOptions.Json json;

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
                            clock ->
                                    plain.with(ground, clock, TableStats.of(clock.verified(), workers, counter::count)))
                    .orElse(plain);
            json.print(report, report::lines);
        }
    }

    /** {@code plyspace tablebase line}: plays the best line. */
    @Command(
            name = "line",
            description =
                    "Plays a position to its end by tables: the shortest win against the longest defence. A draw has no line.")
    public static final class Line extends BaseCommand {

        @Mixin
        private TableArguments arguments;

        @Mixin
        private CommonOptions.Json json;

        @Override
        public Integer call() {
            return arguments.answer((position, answers, clock) -> print(position, answers));
        }

        /** The JSON form: {@code outcome} is how the game ends, empty for a draw. */
        record Played(
                String variant, String position, String result, Integer plies, List<String> moves, String outcome) {}

        private void print(Position position, TableAnswers answers) {
            int value = answers.value(position);
            List<TableAnswers.ValuedMove> line = answers.line(position);
            List<String> moves =
                    line.stream().map(TableAnswers.ValuedMove::text).toList();
            Position last = position.copy();
            line.forEach(move -> last.make(move.move()));
            String outcome = answers.outcome(last).map(Outcome::toString).orElse("");
            if (json.isWanted()) {
                console()
                        .json(new Played(
                                position.rules().setting(),
                                position.words().text(),
                                Value.result(value),
                                TableTexts.plies(value),
                                moves,
                                outcome));
            } else {
                console().line(Value.words(value));
                moves.forEach(console()::line);
                if (!outcome.isEmpty()) {
                    console().line(outcome);
                }
            }
        }
    }
}
