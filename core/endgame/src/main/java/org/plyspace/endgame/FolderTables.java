package org.plyspace.endgame;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;

/**
 * All tables of some rules in a folder, opened at once, for a search, which asks millions of times. Thread-safe; threads ask through
 * a {@link Probe} each. Tables by which boards can move are left out, since their values are not exact.
 */
public final class FolderTables implements Closeable {

    /** The numbers of a table that are derived anew for each side to move, if the rules' source is unknown. */
    private static final int TRIED = 50;

    private static final long SEED = 24;

    private final List<TableSet> sets = new ArrayList<>();
    private final List<TableFile> files = new ArrayList<>();
    private final int mostMen;

    private FolderTables(Map<Arrangement, List<TableFile>> byBoards, Map<Arrangement, FixedBoards> grounds) {
        byBoards.forEach((boards, tables) -> {
            sets.add(new TableSet(grounds.get(boards), List.copyOf(tables)));
            files.addAll(tables);
        });
        mostMen = files.stream().mapToInt(file -> file.material().men()).max().orElse(0);
    }

    /**
     * Opens the tables.
     *
     * @param source the SHA-256 of what the rules come from; if it is unknown, some values of each table are derived anew
     * @throws InputException if the folder cannot be read, or a table of these rules is damaged, or was made by another version of them
     */
    public static FolderTables open(Path folder, Rules rules, Optional<String> source) {
        check(folder);
        Opening opening = new Opening(folder, rules, source);
        if (rules.heldTypes().isEmpty()) {
            opening.openAll();
        }
        FolderTables tables = new FolderTables(opening.byBoards, opening.grounds);
        if (source.isEmpty()) {
            tables.tryAll();
        }
        return tables;
    }

    /**
     * Refuses what is not a folder.
     *
     * @throws InputException if there is no such folder
     */
    public static void check(Path folder) {
        if (!Files.isDirectory(folder)) {
            String how = Files.exists(folder) ? "it is not a folder" : "there is no such folder";
            throw new InputException("cannot read the tables in '" + FileNames.shown(folder) + "': " + how);
        }
    }

    /** The files being opened, by how boards hang. */
    private static final class Opening {

        private final Path folder;
        private final Rules rules;
        private final Optional<String> source;
        private final Map<Arrangement, FixedBoards> grounds = new LinkedHashMap<>();
        private final Map<Arrangement, List<TableFile>> byBoards = new LinkedHashMap<>();

        Opening(Path folder, Rules rules, Optional<String> source) {
            this.folder = folder;
            this.rules = rules;
            this.source = source;
        }

        void openAll() {
            boolean whole = false;
            try {
                for (Path file : files()) {
                    open(file);
                }
                whole = true;
            } catch (IOException failed) {
                throw FileErrors.unreadable(FileNames.shown(folder), failed);
            } finally {
                if (!whole) {
                    byBoards.values().forEach(tables -> tables.forEach(TableFile::abandon));
                }
            }
        }

        /** The files of tables of these rules, in an order that does not depend on the folder. */
        private List<Path> files() throws IOException {
            try (Stream<Path> all = Files.list(folder)) {
                return all.filter(file -> TableNames.isTableOf(rules, file))
                        .sorted()
                        .toList();
            }
        }

        private void open(Path file) {
            TableHeader header = TableFile.header(file);
            Arrangement boards = boards(header, file);
            FixedBoards ground = grounds.computeIfAbsent(boards, hanging -> new FixedBoards(rules, hanging));
            Material material = Material.parse(rules, header.material());
            TableFolder tables = new TableFolder(folder, ground, source.orElse(header.source()));
            if (new TableNames(folder, rules, boards).isReplaced(file, ground.tableOf(material))) {
                return;
            }
            if (!tables.file(ground.tableOf(material)).equals(file)) {
                throw new InputException(FileNames.shown(file) + ": it is of " + material + "; was it renamed?");
            }
            if (!BoardMoves.follow(ground, material)) {
                byBoards.computeIfAbsent(boards, any -> new ArrayList<>()).add(tables.open(material));
            }
        }

        private Arrangement boards(TableHeader header, Path file) {
            try {
                Arrangement home = Arrangement.atHome(rules);
                return header.boards().equals(home.text())
                        ? home
                        : Arrangement.of(rules.position(rules.read(header.boards()), Purpose.STUDY));
            } catch (TextException unreadable) {
                throw new InputException(
                        FileNames.shown(file) + ": its boards cannot be read: " + unreadable.getMessage());
            }
        }
    }

    /** Derives some values of each table anew, to notice tables of other rules under the same name. */
    private void tryAll() {
        boolean sound = false;
        try {
            tryEach();
            sound = true;
        } finally {
            if (!sound) {
                close();
            }
        }
    }

    private void tryEach() {
        for (TableSet set : sets) {
            for (Table table : set.tables()) {
                Optional<TableVerifier.Contradiction> wrong = verified(set, table);
                if (wrong.isPresent()) {
                    throw new InputException(((TableFile) table).name() + ": the value of '"
                            + wrong.get().position() + "' does not follow from the rules of "
                            + set.ground().rules().setting()
                            + " as they are now; remove it and make it anew with 'plyspace tablebase build'");
                }
            }
        }
    }

    private static Optional<TableVerifier.Contradiction> verified(TableSet set, Table table) {
        List<Material> missing = set.ground().closure(table.material()).stream()
                .filter(material -> set.tables().stream()
                        .noneMatch(other -> other.material().equals(material)))
                .toList();
        if (!missing.isEmpty()) {
            throw new InputException(((TableFile) table).name() + ": it cannot be checked by the rules of "
                    + set.ground().rules().setting() + " without the table of " + missing.get(0)
                    + ", which follows from it; expected all that follow, as 'plyspace tablebase build' makes them");
        }
        return new TableVerifier(set, table).sample(TRIED, SEED).first();
    }

    /** The largest number of men in a table; 0 if there is no table. */
    public int mostMen() {
        return mostMen;
    }

    /** The number of tables. */
    public int count() {
        return files.size();
    }

    /** A probe for one thread. */
    public Probe probe() {
        return new Probe();
    }

    /** Answers for one thread; allocates nothing but what tables load. */
    public final class Probe {

        private final TableSet.Probe[] probes =
                sets.stream().map(TableSet::probe).toArray(TableSet.Probe[]::new);

        private Probe() {}

        /**
         * The {@link Value} of a position for the side to move, exact but for repetition and the clock; {@link Value#IMPOSSIBLE} if
         * no table has it, it has a right to castle, or a pawn may be captured en passant.
         *
         * @throws InputException if a table is damaged
         */
        public int value(Position position) {
            for (TableSet.Probe probe : probes) {
                int value = probe.exact(position);
                if (value != Value.IMPOSSIBLE) {
                    return value;
                }
            }
            return Value.IMPOSSIBLE;
        }
    }

    /** Closes the tables; no probe may be used afterwards. */
    @Override
    public void close() {
        files.forEach(TableFile::abandon);
    }
}
