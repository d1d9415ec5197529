package org.plyspace.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.cli.view.ArrangementsReport;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.ArrangementTables;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.Table;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableEstimate;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TableHeader;
import org.plyspace.endgame.TableKind;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.report.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase build}: makes a table and those that follow from it. */
@Command(
        name = "build",
        description =
                "Makes the table of a material, and before it those that captures and promotions lead to, unless they are in"
                        + " the folder. What was interrupted goes on where it was.")
public final class TablebaseBuildCommand extends BaseCommand {

    @Mixin
    private TableArguments arguments;

    @Mixin
    private CommonOptions.Threads threads;

    @Option(
            names = "--clock",
            description = "beside each table, make one with the clock of the rules: which wins it spoils")
    private boolean withClock;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        int workers = threads.count();
        return arguments.follow(TableArguments.ASKED, counter -> build(workers, counter));
    }

    private int build(int workers, WorkCounter counter) {
        Rules rules = arguments.rules();
        if (arguments.isMany()) {
            return buildMany(rules, workers, counter);
        }
        FixedBoards ground = arguments.ground(rules);
        Material given = arguments.material(rules);
        Material material = ground.tableOf(given);
        if (!material.equals(given)) {
            console().notice(given + " is " + material + " with the sides exchanged, which has the table");
        }
        TableFolder tables = arguments.tables(ground);
        TableFolder clocks = tables.counting(TableKind.CLOCK);
        if (withClock) {
            clocks.requireClock(material);
        }
        List<TableEstimate> missing = tables.missing(material);
        List<TableEstimate> missingClocks = withClock ? clocks.missing(material) : List.of();
        arguments.makeFolder();
        missing.forEach(estimate -> console().notice(TableTexts.estimate(estimate, workers)));
        missingClocks.forEach(
                estimate -> console().notice("with the clock, " + TableTexts.estimate(estimate, workers)));
        TableBuilder builder = new TableBuilder(ground, workers, TableBuilder.Direction.EITHER);
        counter.count(builder::done);
        List<String> lines = new ArrayList<>();
        List<Map<String, Object>> fields = new ArrayList<>();
        build(tables, material, builder, "", lines, fields);
        if (withClock) {
            build(clocks, material, builder, " with the clock", lines, fields);
        }
        json.print(fields, () -> lines);
        return ExitCode.DONE;
    }

    private int buildMany(Rules rules, int workers, WorkCounter counter) {
        if (withClock || arguments.hasPosition()) {
            throw new UsageException(
                    "many arrangements of --boards go with neither --clock nor --position; expected --boards alone");
        }
        ArrangementTables many =
                new ArrangementTables(rules, arguments.material(rules), arguments::chosen, arguments::tables);
        ArrangementTables.EveryEstimate estimate = many.estimate();
        String counted = TableTexts.estimate(many, estimate.all(), workers);
        if (many.size() > ArrangementTables.MOST) {
            throw new UsageException(
                    counted + ": more than " + Numbers.whole(ArrangementTables.MOST)
                            + " tables in one run; --boards some:N draws N arrangements, and --boards fixed takes that in --position");
        }
        estimate.checkRoom();
        console().notice(counted);
        if (estimate.boardsMove()) {
            console().notice("boards can move in such positions; values are those of games in which they do not");
        }
        arguments.makeFolder();
        ArrangementsReport report;
        try (ProgressLine line = console().status()) {
            report = ArrangementsReport.of(
                    many, estimate.boardsMove(), many.build(workers, counter, TableArguments.begins(many, line)));
        }
        if (json.isWanted()) {
            console().json(report);
        } else {
            report.tables().forEach(each -> console().line(each.line()));
            report.lines().forEach(console()::line);
        }
        return ExitCode.DONE;
    }

    private void build(
            TableFolder tables,
            Material material,
            TableBuilder builder,
            String how,
            List<String> lines,
            List<Map<String, Object>> fields) {
        TablesMadeLine made;
        try (ProgressLine line = console().status()) {
            made = new TablesMadeLine(line, how, console()::notice);
            tables.build(material, builder, made);
        }
        for (Material each : tables.ground().closure(material)) {
            TableHeader header = TableFile.header(tables.file(each));
            lines.add(TableTexts.summary(header) + (made.hasMade(each) ? "" : " (was there)"));
            fields.add(header.fields());
        }
    }

    /** Shows on a line which table is being made. Confined to one thread. */
    private static final class TablesMadeLine implements BuildListener {

        private final ProgressLine line;
        private final String how;
        private final Consumer<String> notices;
        private final List<Material> made = new ArrayList<>();

        /**
         * Creates the listener.
         *
         * @param how what follows the name of each material, such as {@code " with the clock"}; may be empty
         */
        TablesMadeLine(ProgressLine line, String how, Consumer<String> notices) {
            this.line = line;
            this.how = how;
            this.notices = notices;
        }

        @Override
        public void began(TableEstimate estimate, int afterPasses) {
            line.show(estimate.material() + how + ": " + Numbers.whole(estimate.numbers()) + " positions to value"
                    + (afterPasses > 0 ? ", going on after pass " + afterPasses : ""));
        }

        @Override
        public void passed(Material material, int plies) {
            line.show(material + how + ": pass " + plies);
        }

        @Override
        public void unkept(Material material, IOException why) {
            line.close();
            notices.accept(material + how + ": the state between passes cannot be saved (" + FileErrors.describe(why)
                    + "); if this run is ended, the next one begins " + material + " anew or further back");
        }

        @Override
        public void made(Table table) {
            made.add(table.material());
            line.close();
        }

        /** Whether the table of a material was made. */
        boolean hasMade(Material material) {
            return made.contains(material);
        }
    }
}
