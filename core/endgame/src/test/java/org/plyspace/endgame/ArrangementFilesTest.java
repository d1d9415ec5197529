package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.testing.RuleSets;

/** The files of tables whose boards hang in different ways. */
class ArrangementFilesTest {

    private static final String SOURCE = "5d3c".repeat(16);

    /** Two arrangements whose SHA-256 have the same first eight digits. */
    private static final String ONE =
            "W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL4:2/2|WKL@QL1i:2/2|BQL@KL1i:2/2|BKL@QL1:2/2 w - - 0 1";

    private static final String OTHER =
            "W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL5i:2/2|WKL@QL1i:2/2|BQL@KL2:2/2|BKL@QL6:2/2 w - - 0 1";

    private static final Rules MEDER = RuleSets.of("meder");
    private static final Material KINGS = Material.parse(MEDER, "KvK");

    @TempDir
    private Path folder;

    private TableFolder one;
    private TableFolder other;

    @BeforeEach
    void open() {
        one = tables(ONE);
        other = tables(OTHER);
    }

    private TableFolder tables(String boards) {
        Position bare = MEDER.position(MEDER.read(boards), Purpose.STUDY);
        return new TableFolder(folder, new FixedBoards(MEDER, Arrangement.of(bare)), SOURCE);
    }

    private static void build(TableFolder tables) {
        tables.build(KINGS, new TableBuilder(tables.ground(), 1, TableBuilder.Direction.EITHER), BuildListener.NONE);
    }

    private static Optional<String> boards(TableFolder tables) {
        return tables.header(KINGS).map(TableHeader::boards);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** Gives a table the name that programs before 1.0 gave it. */
    private Path renamed(Path file) throws IOException {
        String name = file.getFileName().toString();
        return Files.move(file, folder.resolve(name.replaceFirst("@([0-9a-f]{8})[0-9a-f]{8}\\.", "@$1.")));
    }

    @Test
    void arrangementsThatEightDigitsDoNotTellApartHaveFilesOfTheirOwn() throws IOException {
        build(one);
        build(other);
        assertEquals(
                List.of("meder@830ec441", "meder@830ec441"),
                names().stream().map(name -> name.substring(0, 14)).toList());
        assertEquals(Optional.of(ONE), boards(one));
        assertEquals(Optional.of(OTHER), boards(other));
    }

    @Test
    void aTableOfTheOlderNameIsFoundAndIsNotInTheWayOfAnother() throws IOException {
        build(one);
        renamed(one.file(KINGS));
        List<String> older = List.of("meder@830ec441.KvK.plytable");
        assertEquals(older, names());
        build(one);
        assertEquals(older, names(), "it is not made anew");
        assertEquals(Optional.of(ONE), boards(one));
        one.openAll(KINGS).close();
        assertTrue(one.missing(KINGS).isEmpty());
        assertEquals(Optional.empty(), boards(other));

        build(other);
        assertEquals(Optional.of(OTHER), boards(other));
        assertEquals(Optional.of(ONE), boards(one));
    }

    @Test
    void ofTwoTablesOfAnArrangementThatOfThePresentNameCounts() throws IOException {
        build(one);
        Path present = one.file(KINGS);
        byte[] table = Files.readAllBytes(present);
        renamed(present);
        Files.write(present, table);
        assertEquals(present, one.file(KINGS));
        FolderTables.open(folder, MEDER, Optional.of(SOURCE)).close();
    }
}
