package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Side;
import org.plyspace.endgame.TableBuilder.Direction;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/** Tables in files: the same when read, the same after a kill, refused when damaged. */
class TableFilesTest {

    private static final String SOURCE = "5d3c".repeat(16);

    private FixedBoards ground = Toys.ground("mini.json", "-");
    private String source = SOURCE;
    private Material material = Material.parse(ground.rules(), "KRvK");

    @TempDir
    private Path folder;

    private TableFolder tables() {
        return new TableFolder(folder, ground, source, Duration.ZERO);
    }

    private void build(BuildListener listener, Direction direction) {
        tables().build(material, new TableBuilder(ground, 2, direction), listener);
    }

    private byte[] built() throws IOException {
        build(BuildListener.NONE, Direction.FORWARD);
        return Files.readAllBytes(tables().file(material));
    }

    @Test
    void aTableReadBackHasTheSameValues() throws IOException {
        build(BuildListener.NONE, Direction.FORWARD);
        Table made = Toys.table(Toys.tables(ground, "KRvK", Direction.FORWARD), "KRvK");
        try (TableFile file = tables().open(material)) {
            for (Side side : Side.values()) {
                for (long number = 0; number < made.index().size(); number++) {
                    assertEquals(made.value(side, number), file.value(side, number));
                }
            }
            assertEquals(made.longest(), file.longest());
        }
    }

    @Test
    void aShorterDistanceLeavesNothingOfOneBeyondTheScale() {
        ValueStore store = new ValueStore(ground.index(material).size(), Scale.MIXED);
        ValueStore expected = new ValueStore(ground.index(material).size(), Scale.MIXED);
        store.set(Side.WHITE, 8, Value.win(125));
        for (ValueStore each : List.of(store, expected)) {
            each.set(Side.WHITE, 8, Value.win(3));
        }
        assertTrue(store.sameAs(expected), store.far(Side.WHITE).toString());
    }

    @Test
    void roomOnTheDiskIsThatOfTheNearestFolderAbove() {
        assertEquals(folder.toAbsolutePath(), TableFolder.existing(folder.resolve("a/b/c")));
        assertEquals(folder.toAbsolutePath(), TableFolder.existing(folder));
    }

    @Test
    void distancesBeyondTheScaleAreReadBack() throws IOException {
        ValueStore store = new ValueStore(ground.index(material).size(), Scale.MIXED);
        store.set(Side.BLACK, 7, Value.loss(1_000));
        store.set(Side.WHITE, 8, Value.win(125));
        StoredTable table = new StoredTable(material, ground.index(material), store, 1_000);
        TableIdentity identity = TableIdentity.of(ground, SOURCE);
        Path path = tables().file(material);
        TableWriter.write(
                path,
                identity,
                table,
                List.of(List.of(1L, 2L, 3L, 1L, 2L, 3L), List.of(4L, 5L, 6L, 4L, 5L, 6L)),
                Optional.empty(),
                ground,
                worked -> {});
        try (TableFile file = tables().open(material)) {
            assertEquals(Value.loss(1_000), file.value(Side.BLACK, 7));
            assertEquals(Value.win(125), file.value(Side.WHITE, 8));
            assertEquals(Value.DRAW, file.value(Side.WHITE, 7));
            assertTrue(file.load().store().sameAs(store));
        }
    }

    @Test
    void aRunThatWasKilledGoesOnAndMakesTheSameFile() throws IOException {
        byte[] expected = built();
        Files.delete(tables().file(material));
        for (Direction direction : new Direction[] {Direction.FORWARD, Direction.EITHER}) {
            assertThrows(Killed.class, () -> build(new Killer(4), direction));
            assertFalse(Files.exists(tables().file(material)));
            Killer counting = new Killer(Integer.MAX_VALUE);
            build(counting, direction);
            assertTrue(counting.afterPasses > 0, "it began anew");
            assertArrayEquals(expected, Files.readAllBytes(tables().file(material)));
            try (Stream<Path> left = Files.list(folder)) {
                assertTrue(left.noneMatch(file -> file.toString().endsWith(".pass")));
            }
            Files.delete(tables().file(material));
        }
    }

    @Test
    void aRunByOtherRulesOfTheSameNameBeginsAnew() throws IOException {
        assertThrows(Killed.class, () -> build(new Killer(4), Direction.FORWARD));
        Files.delete(tables().file(Material.parse(ground.rules(), "KvK")));
        source = "0000".repeat(16);
        Killer counting = new Killer(Integer.MAX_VALUE);
        build(counting, Direction.FORWARD);

        assertEquals(0, counting.afterPasses);
    }

    /** A pawn's wins are mostly those of what it promotes to: early passes find nothing, later ones do. */
    @Test
    void aRunThatWasKilledAfterAnyPassFindsWhatLaterPassesFind() throws IOException {
        ground = Toys.ground("pawns.json", "-");
        material = Material.parse(ground.rules(), "KPvK");
        byte[] expected = built();
        int longest = TableFile.header(tables().file(material)).longest();
        for (int pass = 1; pass <= longest; pass += TestForm.count(1, 4)) {
            Files.delete(tables().file(material));
            Killer killer = new Killer(pass);
            assertThrows(Killed.class, () -> build(killer, Direction.RETROGRADE));
            build(BuildListener.NONE, Direction.RETROGRADE);
            assertArrayEquals(expected, Files.readAllBytes(tables().file(material)), "killed after pass " + pass);
        }
    }

    @Test
    void aDamagedStateIsAsIfThereWereNone() throws IOException {
        byte[] expected = built();
        Files.delete(tables().file(material));
        assertThrows(Killed.class, () -> build(new Killer(4), Direction.FORWARD));
        Path state;
        try (Stream<Path> all = Files.list(folder)) {
            state = all.filter(file -> file.toString().endsWith(".pass"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] content = Files.readAllBytes(state);
        for (int at : new int[] {0, content.length / 2, content.length - 1}) {
            byte[] damaged = content.clone();
            damaged[at] ^= 1;
            Files.write(state, damaged);
            build(BuildListener.NONE, Direction.FORWARD);
            assertArrayEquals(expected, Files.readAllBytes(tables().file(material)));
            Files.delete(tables().file(material));
        }
    }

    /** Such as one for which there is no room, or, as here, whose name is too long. */
    @Test
    void aTableIsMadeThoughTheStateBetweenPassesCannotBeKept() throws IOException {
        Table expected = Toys.table(Toys.tables(ground, "KvK", Direction.FORWARD), "KvK");
        TableBuilder builder = new TableBuilder(ground, 2, Direction.FORWARD);
        Plan plan = builder.plan(material, new TableSet(ground, List.of(expected)));
        Checkpoint unkept =
                new Checkpoint(folder.resolve("x".repeat(300)), TableIdentity.of(ground, SOURCE), Duration.ZERO);
        List<Material> told = new ArrayList<>();
        StoredTable table = builder.make(plan, Optional.of(unkept), new BuildListener() {
            @Override
            public void unkept(Material of, IOException why) {
                told.add(of);
            }
        });
        unkept.remove();

        assertEquals(List.of(material), told);
        StoredTable kept = (StoredTable) Toys.table(Toys.tables(ground, "KRvK", Direction.FORWARD), "KRvK");
        assertTrue(table.store().sameAs(kept.store()));
    }

    @InWholeForm
    @Test
    void everyDamagedByteIsNoticed() throws IOException {
        byte[] content = built();
        Path file = tables().file(material);
        for (int at = 0; at < content.length; at += 1 + content.length / 997) {
            byte[] damaged = content.clone();
            damaged[at] ^= 0x10;
            Files.write(file, damaged);
            int place = at;
            assertThrows(InputException.class, () -> load(material), () -> "byte " + place);
        }
    }

    @Test
    void truncatedAndLongerFilesAreRefused() throws IOException {
        byte[] content = built();
        Path file = tables().file(material);
        for (int length : new int[] {0, 3, 8, 10, 200, content.length - 1, content.length + 1}) {
            Files.write(file, Arrays.copyOf(content, length));
            assertThrows(InputException.class, () -> load(material), () -> length + " bytes");
        }
    }

    @Test
    void tablesOfOtherRulesAreRefused() throws IOException {
        built();
        Path file = tables().file(material);
        assertRefused("another version of mini", () -> new TableFolder(folder, ground, "0".repeat(64)).open(material));
        Material other = Material.parse(ground.rules(), "KQvK");
        Files.copy(file, tables().file(other));
        assertRefused("was it renamed?", () -> tables().open(other));
        FixedBoards stalemateWins = Toys.ground("mini.json", "stalemate=win");
        TableFolder theirs = new TableFolder(folder, stalemateWins, SOURCE);
        Files.copy(file, theirs.file(material), StandardCopyOption.REPLACE_EXISTING);
        assertRefused("of another rule set", () -> theirs.open(material));
    }

    @Test
    void aMissingTableIsNamedWithTheCommandThatMakesIt() {
        assertRefused("plyspace tablebase build mini KRvK", () -> tables().open(material));
    }

    private static void assertRefused(String message, org.junit.jupiter.api.function.Executable opening) {
        InputException refused = assertThrows(InputException.class, opening);
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    private void load(Material which) throws IOException {
        try (TableFile file = tables().open(which)) {
            file.load();
        }
    }

    /** Thrown in place of a kill. */
    private static final class Killed extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    /** Ends a run after a pass of the material that has wins. */
    private final class Killer implements BuildListener {

        private final int last;
        private int afterPasses;

        Killer(int last) {
            this.last = last;
        }

        @Override
        public void began(TableEstimate estimate, int made) {
            afterPasses = Math.max(afterPasses, made);
        }

        @Override
        public void passed(Material which, int plies) {
            if (which.equals(material) && plies == last) {
                throw new Killed();
            }
        }
    }
}
