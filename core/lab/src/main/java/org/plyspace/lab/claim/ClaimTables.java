package org.plyspace.lab.claim;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.FailureException;
import org.plyspace.api.Side;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TableHeader;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.plugin.FoundVariant;

/**
 * Where tests find tablebases and make those that are missing. Confined to one thread.
 *
 * @param folder the folder, which is made if it is needed; empty if there is no place for any
 * @param source gives the SHA-256 of what a rule set comes from, by which tables of another version are refused
 * @param listener told of tables that are made
 */
public record ClaimTables(Optional<Path> folder, Function<FoundVariant, String> source, BuildListener listener) {

    /** The most men of which tables are made in a quick look. */
    public static final int QUICK_MEN = 3;

    /**
     * What tables say.
     *
     * @param cases the results of those that were asked
     * @param leftOut which were not, and why; empty if all were
     */
    record Answers(List<CaseResult> cases, Optional<String> leftOut) {}

    /**
     * Asks the tables about every case.
     *
     * @param stored what tables said before, which they are not asked again; empty if nothing is kept
     * @param quick whether to leave out materials of more than {@link #QUICK_MEN} men
     * @throws org.plyspace.engine.io.InputException if a table that is there is damaged or of other rules
     * @throws org.plyspace.api.UsageException if a material has no table
     */
    Answers ask(
            TablesTest test,
            Registry registry,
            Optional<StoredCounts> stored,
            int threads,
            boolean quick,
            WorkCounter counter) {
        List<CaseResult> asked = new ArrayList<>();
        List<String> large = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        for (TablesTest.Case each : test.cases()) {
            FixedBoards ground = each.ground(registry);
            Material men = each.men(ground.rules());
            String digest =
                    source.apply(registry.find(SettingName.parse(each.setting()).id()));
            StoredCounts.Asked question =
                    new StoredCounts.Asked(ground.rules().setting(), men.toString(), each.boards());
            Optional<StoredCounts.Counts> known = stored.flatMap(all -> all.find(question, digest));
            if (known.isPresent()) {
                asked.add(result(each, known.get()));
                continue;
            }
            if (quick && men.men() > QUICK_MEN) {
                large.add(each.name());
                continue;
            }
            try {
                StoredCounts.Counts counts = counts(men, tables(ground, digest), ground, threads, counter, digest);
                stored.ifPresent(all -> all.keep(question, counts));
                asked.add(result(each, counts));
            } catch (FailureException noRoom) {
                leftOut.add(each.name() + ": " + noRoom.getMessage());
            }
        }
        if (!large.isEmpty()) {
            leftOut.add("left out of a quick look, since tables of more than " + QUICK_MEN + " men take minutes: "
                    + String.join("; ", large));
        }
        return new Answers(asked, leftOut.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", leftOut)));
    }

    private TableFolder tables(FixedBoards ground, String digest) {
        return new TableFolder(
                folder.orElseThrow(() -> new FailureException("there is no folder for tables")), ground, digest);
    }

    private static CaseResult result(TablesTest.Case asked, StoredCounts.Counts counts) {
        return asked.result(counts.won(), counts.positions(), counts.longest());
    }

    private StoredCounts.Counts counts(
            Material men, TableFolder tables, FixedBoards ground, int threads, WorkCounter counter, String digest) {
        Material own = ground.tableOf(men);
        if (!tables.missing(own).isEmpty()) {
            make(own, tables, new TableBuilder(ground, threads, TableBuilder.Direction.EITHER), counter);
        }
        TableHeader header = tables.header(own).orElseThrow();
        Side white = own.equals(men) ? Side.WHITE : Side.BLACK;
        List<Long> counts = header.counts().get(white.index());
        long positions = counts.get(0) + counts.get(1) + counts.get(2);
        return new StoredCounts.Counts(digest, counts.get(0), positions, header.longest());
    }

    private void make(Material material, TableFolder tables, TableBuilder builder, WorkCounter counter) {
        try {
            new AtomicFolder(folder.orElseThrow()).make();
        } catch (IOException failed) {
            throw FileErrors.unwritable(folder.orElseThrow().toString(), failed);
        }
        counter.count(builder::done);
        tables.build(material, builder, listener);
    }
}
