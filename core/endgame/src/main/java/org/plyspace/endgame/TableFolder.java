package org.plyspace.endgame;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.FailureException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;

/** The tables of some rules in a folder, a file each. Confined to one thread; tables opened serve any. */
public final class TableFolder {

    private static final String PARTIAL = ".pass";
    private static final Duration BETWEEN_CHECKPOINTS = Duration.ofSeconds(5);

    private final Path folder;
    private final FixedBoards ground;
    private final TableNames names;
    private final TableIdentity identity;
    private final Duration betweenCheckpoints;

    /**
     * Creates the folder object.
     *
     * @param folder a folder, which must exist before tables are made
     * @param source the SHA-256 of what the rules come from
     */
    public TableFolder(Path folder, FixedBoards ground, String source) {
        this(folder, ground, source, BETWEEN_CHECKPOINTS);
    }

    TableFolder(Path folder, FixedBoards ground, String source, Duration betweenCheckpoints) {
        this(folder, ground, TableIdentity.of(ground, source), betweenCheckpoints);
    }

    private TableFolder(Path folder, FixedBoards ground, TableIdentity identity, Duration betweenCheckpoints) {
        this.folder = folder;
        this.ground = ground;
        this.names = new TableNames(folder, ground.rules(), ground.boards());
        this.identity = identity;
        this.betweenCheckpoints = betweenCheckpoints;
    }

    /** The tables of the same rules in the same folder that count in the given way; those with the clock are made after the others. */
    public TableFolder counting(TableKind kind) {
        return new TableFolder(folder, ground, identity.of(kind), betweenCheckpoints);
    }

    /** The rules, with boards as the tables have them. */
    public FixedBoards ground() {
        return ground;
    }

    /**
     * Refuses rules that draw no game by a clock.
     *
     * @return the plies of the clock at which games are drawn
     * @throws org.plyspace.api.UsageException if they draw none
     */
    public int requireClock(Material material) {
        return new ClockLimit(ground).plies(ground.tableOf(material));
    }

    /** The file of a material, as its table has it. */
    public Path file(Material material) {
        return names.file(material, identity.kind());
    }

    /** Whether the table of a material and all that follow from it exist. */
    boolean hasAll(Material material) {
        return ground.closure(ground.tableOf(material)).stream().allMatch(each -> Files.exists(file(each)));
    }

    /** Tables that are open. */
    public record Opened(TableSet set, List<TableFile> files) implements Closeable {

        /**
         * The whole table of a material in memory.
         *
         * @throws InputException if its values are damaged
         * @throws FailureException if it does not fit
         */
        public Table loaded(Material material) {
            TableFile file = files.stream()
                    .filter(each -> each.material().equals(material))
                    .findFirst()
                    .orElseThrow();
            return file.verified();
        }

        @Override
        public void close() throws IOException {
            for (TableFile file : files) {
                file.close();
            }
        }
    }

    /**
     * Opens the table of a material.
     *
     * @throws InputException if it is missing or damaged, or is of other rules
     */
    public TableFile open(Material material) {
        Material own = ground.tableOf(material);
        return TableFile.open(existing(own), identity, own, ground.index(own));
    }

    private Path existing(Material own) {
        Path file = file(own);
        if (!Files.exists(file)) {
            boolean counted = identity.kind() == TableKind.CLOCK;
            String shown = FileNames.shown(folder);
            throw new InputException("there is no table of " + own + " of "
                    + ground.rules().setting() + (counted ? " with the clock" : "") + " in '" + shown
                    + "'; make it with 'plyspace tablebase build "
                    + ground.rules().setting() + " " + own + boardsOption() + (counted ? " --clock" : "")
                    + " --out \"" + shown + "\"'");
        }
        return file;
    }

    private String boardsOption() {
        return ground.boards().boards() == 0
                ? ""
                : " --boards fixed"
                        + (ground.boards().isAtHome()
                                ? ""
                                : " --position \"" + ground.boards().text() + "\"");
    }

    /**
     * What the file of a material says of itself; empty if it is missing.
     *
     * @throws InputException if it is damaged, or is of other rules
     */
    public Optional<TableHeader> header(Material material) {
        Path file = file(ground.tableOf(material));
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (TableFile table = open(material)) {
            return Optional.of(table.header());
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(file), failed);
        }
    }

    /**
     * Opens the table of a material and all that follow from it.
     *
     * @throws InputException if one is missing or damaged, or is of other rules
     */
    public Opened openAll(Material material) {
        Material own = ground.tableOf(material);
        existing(own); // if all are missing, this one is named: building it makes the others too
        List<TableFile> files = new ArrayList<>();
        try {
            for (Material each : ground.closure(own)) {
                files.add(open(each));
            }
        } catch (InputException refused) {
            files.forEach(TableFile::abandon);
            throw refused;
        }
        return new Opened(new TableSet(ground, List.copyOf(files)), files);
    }

    /**
     * What making a material's table will take: the missing tables, those that follow from others first.
     *
     * @throws org.plyspace.api.UsageException if the rules or the material have no table
     * @throws FailureException if memory or disk does not suffice
     */
    public List<TableEstimate> missing(Material material) {
        List<TableEstimate> missing = new ArrayList<>();
        for (Material each : ground.closure(ground.tableOf(material))) {
            if (!Files.exists(file(each))) {
                TableEstimate estimate = TableEstimate.of(each, ground.index(each), identity.kind());
                TableBuilder.checkMemory(estimate);
                ground.standing(each);
                missing.add(estimate.timed(ground));
            }
        }
        checkDisk(missing.stream().mapToLong(TableEstimate::disk).sum());
        return missing;
    }

    /** Refuses what has no room on the disk. */
    void checkDisk(long bytes) {
        try {
            long free = Files.getFileStore(existing(folder)).getUsableSpace();
            if (bytes > free) {
                throw new FailureException("the tables may take " + size(bytes) + "; '" + FileNames.shown(folder)
                        + "' has room for " + size(free));
            }
        } catch (IOException unknown) {
            return; // writing will show
        }
    }

    private static String size(long bytes) {
        return bytes < 10_000_000 ? bytes / 1_000 + " kB" : bytes / 1_000_000 + " MB";
    }

    /** A folder, or the nearest one above it that exists. */
    static Path existing(Path folder) {
        Path nearest = folder.toAbsolutePath().normalize();
        while (!Files.exists(nearest) && nearest.getParent() != null) {
            nearest = nearest.getParent();
        }
        return nearest;
    }

    /**
     * Makes the table of a material and all that follow from it and are missing.
     *
     * @throws InputException if an existing table is damaged, or of other rules
     * @throws org.plyspace.api.UsageException if they are to count as the clock does, and the rules have none
     * @throws org.plyspace.api.PlyspaceException if a table cannot be made or written
     */
    public void build(Material material, TableBuilder builder, BuildListener listener) {
        List<Table> made = new ArrayList<>();
        Material own = ground.tableOf(material);
        int clock = identity.kind() == TableKind.CLOCK ? requireClock(own) : 0;
        for (Material each : ground.closure(own)) {
            made.add(Files.exists(file(each)) ? loaded(each) : built(each, made, clock, builder, listener));
        }
    }

    private Table loaded(Material material) {
        try (TableFile file = open(material)) {
            return file.load();
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(file(material)), failed);
        }
    }

    private Table built(Material material, List<Table> made, int clock, TableBuilder builder, BuildListener listener) {
        Path file = file(material);
        try {
            Plan plan = builder.plan(material, new TableSet(ground, following(material, made)));
            StoredTable table =
                    clock > 0 ? withClock(plan, clock, builder, listener) : toTheEnd(plan, builder, listener);
            listener.made(table);
            return table;
        } catch (IOException failed) {
            throw FileErrors.unwritable(file.toString(), failed);
        }
    }

    private StoredTable toTheEnd(Plan plan, TableBuilder builder, BuildListener listener) throws IOException {
        Path file = file(plan.material());
        Checkpoint checkpoint =
                new Checkpoint(file.resolveSibling(file.getFileName() + PARTIAL), identity, betweenCheckpoints);
        StoredTable table = builder.make(plan, Optional.of(checkpoint), listener);
        write(table, counts(table, Integer.MAX_VALUE, builder), Optional.empty(), builder);
        checkpoint.remove();
        return table;
    }

    private StoredTable withClock(Plan plan, int plies, TableBuilder builder, BuildListener listener)
            throws IOException {
        StoredTable table = builder.makeWithClock(plan, plies, listener);
        List<List<Long>> within = counts(table, plies, builder);
        List<List<Long>> plain =
                counting(TableKind.END).header(plan.material()).orElseThrow().counts();
        write(table, within, Optional.of(ClockCounts.of(plies, plain, within)), builder);
        return table;
    }

    private static List<List<Long>> counts(Table table, int within, TableBuilder builder) {
        return TableHeader.counts(builder.stats(table), within);
    }

    private void write(StoredTable table, List<List<Long>> counts, Optional<ClockCounts> clock, TableBuilder builder)
            throws IOException {
        TableWriter.write(file(table.material()), identity, table, counts, clock, ground, builder::worked);
    }

    private List<Table> following(Material material, List<Table> made) {
        List<Material> needed = ground.closure(material);
        return made.stream().filter(table -> needed.contains(table.material())).toList();
    }

    /** Finds the clock by which rules draw games, by asking for the ends of positions in which clocks stand at different plies. Cold. */
    record ClockLimit(FixedBoards ground) {

        /** The numbers to try before a material counts as one without positions in which the game goes on. */
        private static final int TRIED = 100_000;

        /**
         * The plies of the clock at which games are drawn.
         *
         * @throws UsageException if they are not
         */
        int plies(Material material) {
            Rules rules = ground.rules();
            Setup setup = goingOn(material)
                    .orElseThrow(() -> new UsageException("no game with " + material + " goes on in " + rules.setting()
                            + "; no clock matters there"));
            if (!isDrawn(setup, Setup.LARGEST_CLOCK)) {
                throw new UsageException(
                        rules.setting() + " has no draw by the clock; " + material + " needs no table with it");
            }
            int goesOn = 0;
            int drawn = Setup.LARGEST_CLOCK;
            while (drawn - goesOn > 1) {
                int middle = (goesOn + drawn) >>> 1;
                if (isDrawn(setup, middle)) {
                    drawn = middle;
                } else {
                    goesOn = middle;
                }
            }
            return drawn;
        }

        private Optional<Setup> goingOn(Material material) {
            Placer placer = new Placer(ground, material, ground.index(material), ground.standing(material));
            long size = ground.index(material).size();
            SplittableRandom random = new SplittableRandom(size);
            for (int i = 0; i < TRIED; i++) {
                if (placer.place(Side.of(i & 1), random.nextLong(size))) {
                    Position position = placer.position();
                    if (position.outcome().isEmpty()) {
                        return Optional.of(position.words().setup());
                    }
                }
            }
            return Optional.empty();
        }

        private boolean isDrawn(Setup setup, int plies) {
            Setup late = setup.toBuilder().clocks(plies, 1).build();
            return ground.rules()
                    .position(late, Purpose.STUDY)
                    .ending()
                    .filter(end -> end.winner().isEmpty())
                    .isPresent();
        }
    }
}
