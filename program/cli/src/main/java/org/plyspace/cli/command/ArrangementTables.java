package org.plyspace.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.view.ArrangementsReport;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.EveryEstimate;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TableVerifier;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.WorkCounter;
import org.plyspace.report.Numbers;

/** The tables of a material for many arrangements of boards, one after another. */
final class ArrangementTables {

    /** The most tables made in one run. */
    private static final int MOST = 20_000;

    private final Rules rules;
    private final Material material;
    private final Function<FixedBoards, TableFolder> folders;
    private final List<Arrangements.Standing> all;
    private final List<Arrangements.Standing> chosen;
    private final AtomicLong done = new AtomicLong();

    /**
     * Asks the rules for their arrangements.
     *
     * @param arguments which of them are chosen
     * @param folders the tables of boards that hang in a way
     * @throws UsageException if boards do not move, or hang in too many ways to be looked at
     */
    ArrangementTables(Rules rules, TableArguments arguments, Function<FixedBoards, TableFolder> folders) {
        this.rules = rules;
        this.material = arguments.material(rules);
        this.folders = folders;
        this.all = Arrangements.of(rules, material);
        this.chosen = arguments.chosen(all);
    }

    /** Makes them, and tells before what it will take. */
    ArrangementsReport make(int workers, Notices notices, LiveLine live, WorkCounter counter, Runnable begin) {
        FixedBoards home = new FixedBoards(rules, Arrangement.atHome(rules));
        EveryEstimate estimate = EveryEstimate.of(folders.apply(home), material, chosen.size());
        String counted = material + " in " + Numbers.whole(count(chosen)) + " arrangements, "
                + Numbers.whole(chosen.size()) + " up to symmetry"
                + (isDrawn() ? ", drawn at random from " + Numbers.whole(all.size()) : "") + ": about "
                + TableTexts.needs(estimate.all(), workers);
        if (chosen.size() > MOST) {
            throw new UsageException(
                    counted + ": more than " + Numbers.whole(MOST)
                            + " tables in one run; --boards some:N draws N arrangements, and --boards fixed takes that in --position");
        }
        estimate.checkRoom();
        notices.line(counted);
        if (estimate.boardsMove()) {
            notices.line("boards can move in such positions; values are those of games in which they do not");
        }
        begin.run();
        counter.count(done::get);
        List<ArrangementsReport.OfArrangement> made = new ArrayList<>();
        for (Arrangements.Standing each : chosen) {
            live.show(which(made.size()));
            FixedBoards ground = new FixedBoards(rules, each.arrangement());
            TableFolder tables = folders.apply(ground);
            TableBuilder builder = new TableBuilder(ground, workers, TableBuilder.Direction.EITHER);
            long before = done.get();
            counter.count(() -> before + builder.done());
            Material own = ground.tableOf(material);
            tables.build(own, builder, BuildListener.NONE);
            done.addAndGet(builder.done() + 1);
            ArrangementsReport.OfArrangement one =
                    ArrangementsReport.OfArrangement.of(TableFile.header(tables.file(own)), each.count());
            made.add(own.equals(material) ? one : one.exchanged());
        }
        return ArrangementsReport.of(rules.setting(), material.toString(), estimate.boardsMove(), all.size(), made);
    }

    /** How a table is verified. */
    @FunctionalInterface
    interface Verification {

        /** Derives values of a table anew. */
        TableVerifier.Verdict verify(TableFolder tables, Material material) throws IOException;
    }

    /** Verifies them, which must be in the folder, and returns what all come to. */
    TableVerifier.Verdict verify(Verification verification, LiveLine live) throws IOException {
        long positions = 0;
        long wrong = 0;
        Optional<TableVerifier.Contradiction> first = Optional.empty();
        for (int i = 0; i < chosen.size(); i++) {
            live.show(which(i));
            FixedBoards ground = new FixedBoards(rules, chosen.get(i).arrangement());
            TableVerifier.Verdict verdict = verification.verify(folders.apply(ground), ground.tableOf(material));
            positions += verdict.positions();
            wrong += verdict.contradictions();
            first = first.or(verdict::first);
        }
        return new TableVerifier.Verdict(positions, wrong, first);
    }

    /** The number of arrangements chosen, one for all that symmetries turn into each other. */
    int size() {
        return chosen.size();
    }

    private String which(int index) {
        return material + ": arrangement " + (index + 1) + " of " + chosen.size();
    }

    private boolean isDrawn() {
        return chosen.size() < all.size();
    }

    private static long count(List<Arrangements.Standing> arrangements) {
        return arrangements.stream().mapToLong(Arrangements.Standing::count).sum();
    }
}
