package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.view.EveryReport;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.EveryEstimate;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.WorkCounter;
import org.plyspace.report.Numbers;

/** Makes the tables of a material for every arrangement of boards, in turn. */
final class EveryArrangement {

    /** The most tables made in one run. */
    private static final int MOST = 20_000;

    private final Rules rules;
    private final Material material;
    private final Function<FixedBoards, TableFolder> folders;
    private final int workers;

    /**
     * Creates it.
     *
     * @param folders the tables of boards that hang in a way
     */
    EveryArrangement(Rules rules, Material material, Function<FixedBoards, TableFolder> folders, int workers) {
        this.rules = rules;
        this.material = material;
        this.folders = folders;
        this.workers = workers;
    }

    /** Makes them, and tells before what it will take. */
    EveryReport make(Notices notices, LiveLine live, WorkCounter counter, Runnable begin) {
        List<Arrangements.Standing> all = Arrangements.of(rules, material);
        FixedBoards home = new FixedBoards(rules, all.get(0).arrangement());
        EveryEstimate estimate = EveryEstimate.of(folders.apply(home), material, all.size());
        String counted = material + " in "
                + Numbers.whole(
                        all.stream().mapToLong(Arrangements.Standing::count).sum())
                + " arrangements, " + Numbers.whole(all.size()) + " up to symmetry: about "
                + TableTexts.needs(estimate.all(), workers);
        if (all.size() > MOST) {
            throw new UsageException(counted + ": more than " + Numbers.whole(MOST)
                    + " tables in one run; choose arrangements by --boards fixed and --position");
        }
        estimate.checkRoom();
        notices.line(counted);
        if (estimate.boardsMove()) {
            notices.line("boards can move in such positions; values are those of games in which they do not");
        }
        begin.run();
        AtomicLong done = new AtomicLong();
        counter.count(done::get);
        List<EveryReport.OfArrangement> made = new ArrayList<>();
        for (Arrangements.Standing each : all) {
            live.show(material + ": arrangement " + (made.size() + 1) + " of " + all.size());
            FixedBoards ground = new FixedBoards(rules, each.arrangement());
            TableFolder tables = folders.apply(ground);
            TableBuilder builder = new TableBuilder(ground, workers, TableBuilder.Direction.EITHER);
            long before = done.get();
            counter.count(() -> before + builder.done());
            Material own = ground.tableOf(material);
            tables.build(own, builder, BuildListener.NONE);
            done.addAndGet(builder.done() + 1);
            EveryReport.OfArrangement one =
                    EveryReport.OfArrangement.of(TableFile.header(tables.file(own)), each.count());
            made.add(own.equals(material) ? one : one.exchanged());
        }
        return EveryReport.of(rules.setting(), material.toString(), estimate.boardsMove(), made);
    }
}
