package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.ArrangementsReport;
import org.plyspace.cli.view.TableTexts;
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
public final class TablebaseBuildCommand implements Callable<Integer> {

    private final Output output;
    private final Notices notices;
    private final LiveLine live;

    @Mixin
    private TableArguments arguments;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--clock",
            description = "beside each table, make one with the clock of the rules: which wins it spoils")
    private boolean withClock;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public TablebaseBuildCommand(Output output, Notices notices, LiveLine live) {
        this.output = output;
        this.notices = notices;
        this.live = live;
    }

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
            notices.line(given + " is " + material + " with the sides exchanged, which has the table");
        }
        TableFolder tables = arguments.tables(ground);
        TableFolder clocks = tables.counting(TableKind.CLOCK);
        if (withClock) {
            clocks.requireClock(material);
        }
        List<TableEstimate> missing = tables.missing(material);
        List<TableEstimate> missingClocks = withClock ? clocks.missing(material) : List.of();
        arguments.makeFolder();
        missing.forEach(estimate -> notices.line(TableTexts.estimate(estimate, workers)));
        missingClocks.forEach(estimate -> notices.line("with the clock, " + TableTexts.estimate(estimate, workers)));
        TableBuilder builder = new TableBuilder(ground, workers, TableBuilder.Direction.EITHER);
        counter.count(builder::done);
        List<String> lines = new ArrayList<>();
        List<Map<String, Object>> fields = new ArrayList<>();
        build(tables, material, builder, "", lines, fields);
        if (withClock) {
            build(clocks, material, builder, " with the clock", lines, fields);
        }
        output.report(asJson, fields, () -> lines);
        return ExitCode.DONE;
    }

    private int buildMany(Rules rules, int workers, WorkCounter counter) {
        if (withClock || arguments.hasPosition()) {
            throw new UsageException(
                    "many arrangements of --boards go with neither --clock nor --position; expected --boards alone");
        }
        ArrangementTables many = new ArrangementTables(rules, arguments, arguments::tables);
        ArrangementsReport report;
        try (LiveLine line = live) {
            report = many.make(workers, notices, line, counter, arguments::makeFolder);
        }
        if (asJson) {
            output.json(report);
        } else {
            report.tables().forEach(each -> output.line(each.line()));
            report.lines().forEach(output::line);
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
        try (LiveLine line = live) {
            made = new TablesMadeLine(line, how, notices);
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

        private final LiveLine line;
        private final String how;
        private final Notices notices;
        private final List<Material> made = new ArrayList<>();

        /**
         * Creates the listener.
         *
         * @param how what follows the name of each material, such as {@code " with the clock"}; may be empty
         */
        TablesMadeLine(LiveLine line, String how, Notices notices) {
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
            notices.line(material + how + ": the state between passes cannot be saved (" + FileErrors.describe(why)
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
