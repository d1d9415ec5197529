package org.plyspace.endgame;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;
import org.plyspace.api.Rules;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.WorkCounter;

/** The tables of a material for many arrangements of boards, one after another. */
public final class ArrangementTables {

    /** The most tables made in one run. */
    public static final int MOST = 20_000;

    private final Rules rules;
    private final Material material;
    private final Function<FixedBoards, TableFolder> folders;
    private final List<Arrangements.Standing> all;
    private final List<Arrangements.Standing> chosen;

    /**
     * Asks the rules for their arrangements.
     *
     * @param choice the arrangements wanted, of one for all that symmetries turn into each other
     * @param folders the tables of boards that hang in a way
     * @throws org.plyspace.api.UsageException if boards do not move, or hang in too many ways to be looked at
     */
    public ArrangementTables(
            Rules rules,
            Material material,
            UnaryOperator<List<Arrangements.Standing>> choice,
            Function<FixedBoards, TableFolder> folders) {
        this.rules = rules;
        this.material = material;
        this.folders = folders;
        this.all = Arrangements.of(rules, material);
        this.chosen = choice.apply(all);
    }

    /** One that was made, or was in its folder. */
    public record Made(TableHeader header, int standsFor, boolean exchanged) {}

    /** The rules. */
    public Rules rules() {
        return rules;
    }

    /** The men. */
    public Material material() {
        return material;
    }

    /** The number of arrangements that the tables stand for. */
    public long arrangements() {
        return chosen.stream().mapToLong(Arrangements.Standing::count).sum();
    }

    /** The number of tables, one for all arrangements that symmetries turn into each other. */
    public int size() {
        return chosen.size();
    }

    /** The number of tables of which these are all, or drawn at random. */
    public int drawnFrom() {
        return all.size();
    }

    /** What they will take. */
    public EveryEstimate estimate() {
        FixedBoards home = new FixedBoards(rules, Arrangement.atHome(rules));
        return EveryEstimate.of(folders.apply(home), material, chosen.size());
    }

    /**
     * Makes them.
     *
     * @param begins receives the index of each that is begun
     */
    public List<Made> build(int workers, WorkCounter counter, IntConsumer begins) {
        AtomicLong done = new AtomicLong();
        counter.count(done::get);
        List<Made> made = new ArrayList<>();
        for (Arrangements.Standing each : chosen) {
            begins.accept(made.size());
            FixedBoards ground = new FixedBoards(rules, each.arrangement());
            TableFolder tables = folders.apply(ground);
            TableBuilder builder = new TableBuilder(ground, workers, TableBuilder.Direction.EITHER);
            long before = done.get();
            counter.count(() -> before + builder.done());
            Material own = ground.tableOf(material);
            tables.build(own, builder, BuildListener.NONE);
            done.addAndGet(builder.done() + 1);
            made.add(new Made(TableFile.header(tables.file(own)), each.count(), !own.equals(material)));
        }
        return made;
    }

    /** How a table is verified. */
    @FunctionalInterface
    public interface Verification {

        /** Derives values of a table anew. */
        TableVerifier.Verdict verify(TableFolder tables, Material material) throws IOException;
    }

    /**
     * Verifies them, which must be in their folders, and returns what all come to.
     *
     * @param begins receives the index of each that is begun
     */
    public TableVerifier.Verdict verify(Verification verification, IntConsumer begins) throws IOException {
        long positions = 0;
        long wrong = 0;
        Optional<TableVerifier.Contradiction> first = Optional.empty();
        for (int i = 0; i < chosen.size(); i++) {
            begins.accept(i);
            FixedBoards ground = new FixedBoards(rules, chosen.get(i).arrangement());
            TableVerifier.Verdict verdict = verification.verify(folders.apply(ground), ground.tableOf(material));
            positions += verdict.positions();
            wrong += verdict.contradictions();
            first = first.or(verdict::first);
        }
        return new TableVerifier.Verdict(positions, wrong, first);
    }

    /**
     * An estimate of the tables of a material for many arrangements of boards, from those of one.
     *
     * @param folder the tables of that arrangement
     * @param all what all take: memory as one, the rest together
     * @param boardsMove whether boards can move in positions of the material, or of one that follows
     */
    public record EveryEstimate(TableFolder folder, TableEstimate all, boolean boardsMove) {

        private static final Duration SAMPLE = Duration.ofMillis(500);

        /** The seconds that a table takes besides its positions. */
        private static final double EACH = 0.05;

        /**
         * Estimates by the tables of one arrangement.
         *
         * @param arrangements their number
         */
        public static EveryEstimate of(TableFolder folder, Material material, int arrangements) {
            Material own = folder.ground().tableOf(material);
            List<TableEstimate> closure = folder.ground().closure(own).stream()
                    .map(each -> TableEstimate.of(each, folder.ground().index(each), TableKind.END))
                    .toList();
            long numbers = closure.stream().mapToLong(TableEstimate::numbers).sum();
            long memory =
                    closure.stream().mapToLong(TableEstimate::memory).max().orElse(0);
            long disk = closure.stream().mapToLong(TableEstimate::disk).sum();
            double seconds = TableTime.seconds(folder.ground(), own, SAMPLE) + EACH * closure.size();
            TableEstimate all = new TableEstimate(
                    material, arrangements * numbers, memory, arrangements * disk, arrangements * seconds);
            return new EveryEstimate(folder, all, BoardMoves.follow(folder.ground(), own));
        }

        /**
         * Refuses what does not fit.
         *
         * @throws org.plyspace.api.FailureException if memory or disk does not suffice
         */
        public void checkRoom() {
            TableBuilder.checkMemory(new TableEstimate(
                    all.material(), all.memory() / TableEstimate.BYTES, all.memory(), all.disk(), all.seconds()));
            folder.checkDisk(all.disk());
        }
    }
}
