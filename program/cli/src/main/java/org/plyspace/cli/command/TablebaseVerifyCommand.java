package org.plyspace.cli.command;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.endgame.ArrangementTables;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TableKind;
import org.plyspace.endgame.TableVerifier;
import org.plyspace.endgame.Value;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.report.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase verify}: derives each value anew from its successors. */
@Command(
        name = "verify",
        description =
                "Derives the value of each position of a table anew from those that its moves lead to. Exit code 1 if one"
                        + " does not follow.")
public final class TablebaseVerifyCommand extends BaseCommand {

    private static final int MOST = 1_000_000_000;

    @Mixin
    private TableArguments arguments;

    @Mixin
    private CommonOptions.Threads threads;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "look at N numbers drawn at random for each side to move; default: all")
    private Optional<Integer> sample = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "draw others (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--clock", description = "look at the table with the clock")
    private boolean withClock;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        int workers = threads.count();
        sample.ifPresent(count -> OptionRange.inRange("--sample", count, 1, MOST));
        return arguments.follow(TableArguments.ASKED, counter -> verify(workers, counter));
    }

    /** The JSON form; the last three are null if all values follow. */
    record Verdict(
            String variant,
            String material,
            int tables,
            long positions,
            long contradictions,
            String position,
            String stored,
            String derived) {}

    private int verify(int workers, WorkCounter counter) {
        Rules rules = arguments.rules();
        try {
            return arguments.isMany() ? verifyMany(rules, workers, counter) : verifyOne(rules, workers, counter);
        } catch (IOException failed) {
            throw FileErrors.unreadable(arguments.folderName(), failed);
        }
    }

    private int verifyOne(Rules rules, int workers, WorkCounter counter) throws IOException {
        FixedBoards ground = arguments.ground(rules);
        Material material = ground.tableOf(arguments.material(rules));
        try (ProgressLine bar = console().progress("positions of " + material)) {
            return print(rules, 1, verdict(folder(ground), material, workers, counter, bar));
        }
    }

    private int verifyMany(Rules rules, int workers, WorkCounter counter) throws IOException {
        if (arguments.hasPosition()) {
            throw new UsageException("many arrangements of --boards do not go with --position; expected one of them");
        }
        ArrangementTables many =
                new ArrangementTables(rules, arguments.material(rules), arguments::chosen, this::folder);
        try (ProgressLine line = console().status()) {
            TableVerifier.Verdict verdict = many.verify(
                    (tables, material) -> verdict(tables, material, workers, counter, Progress.NONE),
                    TableArguments.begins(many, line));
            return print(rules, many.size(), verdict);
        }
    }

    private TableFolder folder(FixedBoards ground) {
        return arguments.tables(ground).counting(withClock ? TableKind.CLOCK : TableKind.END);
    }

    private TableVerifier.Verdict verdict(
            TableFolder tables, Material material, int workers, WorkCounter counter, Progress progress)
            throws IOException {
        try (TableFolder.Opened open = tables.openAll(material)) {
            TableVerifier verifier = withClock
                    ? TableVerifier.withClock(open.set(), open.loaded(material), tables.requireClock(material))
                    : new TableVerifier(open.set(), open.loaded(material));
            counter.count(verifier::done);
            return sample.isPresent() ? verifier.sample(sample.get(), seed) : verifier.all(workers, progress);
        }
    }

    private int print(Rules rules, int tables, TableVerifier.Verdict verdict) {
        String material = arguments.material(rules).toString();
        Optional<TableVerifier.Contradiction> first = verdict.first();
        if (json.isWanted()) {
            console()
                    .json(new Verdict(
                            rules.setting(),
                            material,
                            tables,
                            verdict.positions(),
                            verdict.contradictions(),
                            first.map(TableVerifier.Contradiction::position).orElse(null),
                            first.map(one -> Value.words(one.stored())).orElse(null),
                            first.map(one -> Value.words(one.derived())).orElse(null)));
        } else {
            String looked = Numbers.whole(verdict.positions()) + " positions of " + material
                    + (arguments.isMany() ? " in " + Numbers.whole(tables) + " arrangements" : "") + " derived anew";
            console()
                    .line(
                            first.isEmpty()
                                    ? looked + ": all values follow from their moves"
                                    : looked + ": " + Numbers.whole(verdict.contradictions())
                                            + " values do not follow; the first: "
                                            + first.get().position() + " has "
                                            + Value.words(first.get().stored()) + ", its moves give "
                                            + Value.words(first.get().derived()));
        }
        return ExitCode.of(verdict.contradictions() == 0);
    }
}
