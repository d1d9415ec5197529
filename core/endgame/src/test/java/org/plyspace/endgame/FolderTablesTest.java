package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;
import org.plyspace.testing.RuleSets;

/** What a search asks of all tables in a folder: the values of the tables, at no cost, from any thread. */
class FolderTablesTest {

    private static final String SOURCE = "5d3c".repeat(16);
    private static final long SEED = 242;

    private final FixedBoards ground = Toys.ground("mini.json", "-");
    private final Rules rules = ground.rules();

    @TempDir
    private Path folder;

    private void build(FixedBoards of, String material) {
        new TableFolder(folder, of, SOURCE)
                .build(
                        Material.parse(of.rules(), material),
                        new TableBuilder(of, 2, TableBuilder.Direction.EITHER),
                        BuildListener.NONE);
    }

    private List<Position> positions(String material, int count) throws IOException {
        return positions(ground, material, count);
    }

    private List<Position> positions(FixedBoards of, String material, int count) throws IOException {
        List<Position> found = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(SEED);
        try (TableFile table = new TableFolder(folder, of, SOURCE).open(Material.parse(of.rules(), material))) {
            TablePositions positions = new TablePositions(of, table);
            while (found.size() < count) {
                Side side = Side.of(found.size() & 1);
                long number = random.nextLong(table.index().size());
                if (table.value(side, number) != Value.IMPOSSIBLE) {
                    found.add(positions.position(side, number).copy());
                }
            }
        }
        return found;
    }

    @Test
    void knowsWhatSinglePositionsAreToldAndNothingElse() throws IOException {
        build(ground, "KRvK");
        build(ground, "KQvK");
        try (FolderTables tables = FolderTables.open(folder, rules, Optional.of(SOURCE));
                PositionTables single = new PositionTables(folder, rules, SOURCE)) {
            assertEquals(3, tables.count());
            assertEquals(3, tables.mostMen());
            FolderTables.Probe probe = tables.probe();
            for (String material : List.of("KRvK", "KQvK")) {
                for (Position position : positions(material, 200)) {
                    assertEquals(single.value(position), Optional.of(probe.value(position)));
                    Position exchanged = withSidesExchanged(position);
                    assertEquals(probe.value(position), probe.value(exchanged), exchanged.words()::text);
                    assertEquals(single.value(position), single.value(exchanged), exchanged.words()::text);
                }
            }
            assertEquals(Value.IMPOSSIBLE, probe.value(rules.startPosition()));
            assertEquals(Value.IMPOSSIBLE, probe.value(rules.readPosition("k3/4/3S/2K1 w - - 0 1")));
        }
    }

    /** The same men on the same squares, each of the other side. */
    private Position withSidesExchanged(Position position) {
        Setup setup = position.words().setup();
        Setup.Builder exchanged = rules.empty().toBuilder();
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                exchanged.piece(cell, setup.pieceAt(cell) ^ 1);
            }
        }
        return rules.position(exchanged.side(setup.side().opposite()).build(), Purpose.STUDY);
    }

    @Test
    void probingAllocatesNothing() throws IOException {
        build(ground, "KRvK");
        List<Position> positions = positions("KRvK", 500);
        try (FolderTables tables = FolderTables.open(folder, rules, Optional.of(SOURCE))) {
            FolderTables.Probe probe = tables.probe();
            long sum = sum(probe, positions);
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 100; i++) {
                sum += sum(probe, positions);
            }
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            assertTrue(bytes < 50_000, bytes + " bytes for 50,000 probes; " + sum);
        }
    }

    private static long sum(FolderTables.Probe probe, List<Position> positions) {
        long sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            sum += probe.value(positions.get(i));
        }
        return sum;
    }

    @Test
    void severalThreadsAreToldTheSame() throws IOException {
        build(ground, "KRvK");
        List<Position> positions = positions("KRvK", 500);
        try (FolderTables tables = FolderTables.open(folder, rules, Optional.of(SOURCE))) {
            List<Long> sums = IntStream.range(0, 4)
                    .parallel()
                    .mapToObj(thread -> sum(
                            tables.probe(),
                            positions.stream().map(Position::copy).toList()))
                    .distinct()
                    .toList();
            assertEquals(1, sums.size());
        }
    }

    @Test
    void aPawnThatCanBeCapturedEnPassantIsUnknown() throws IOException {
        FixedBoards pawns = Toys.ground("pawns.json", "-");
        build(pawns, "KPvKP");
        Position position = pawns.rules().readPosition("k2/1p1/3/2P/K2 b - - 0 1");
        try (FolderTables tables = FolderTables.open(folder, pawns.rules(), Optional.of(SOURCE));
                PositionTables answers = new PositionTables(folder, pawns.rules(), SOURCE)) {
            FolderTables.Probe probe = tables.probe();
            assertTrue(probe.value(position) != Value.IMPOSSIBLE);
            int unknown = 0;
            for (TableAnswers.ValuedMove move : answers.valued(position).orElseThrow()) {
                position.make(move.move());
                int value = probe.value(position);
                unknown += value == Value.IMPOSSIBLE ? 1 : 0;
                assertTrue(
                        value == Value.IMPOSSIBLE || Optional.of(value).equals(answers.value(position)), move.text());
                position.unmake();
            }
            assertEquals(1, unknown);
        }
    }

    /** Their values leave out the moves of boards, so that a search would claim what is not so. Roth's boards need a rider. */
    @ParameterizedTest(name = "{0}, whose boards move: {1}")
    @CsvSource({"meder, true", "roth, false"})
    void tablesByWhichBoardsMoveAreNotSearched(String id, boolean move) throws IOException {
        Rules movable = RuleSets.of(id);
        FixedBoards home = new FixedBoards(movable, Arrangement.atHome(movable));
        build(home, "KvK");
        List<Position> positions = positions(home, "KvK", 200);
        assertEquals(move, positions.stream().anyMatch(FolderTablesTest::aBoardMoves));
        try (FolderTables tables = FolderTables.open(folder, movable, Optional.of(SOURCE))) {
            assertEquals(move ? 0 : 1, tables.count());
            FolderTables.Probe probe = tables.probe();
            for (Position position : positions) {
                assertEquals(move, probe.value(position) == Value.IMPOSSIBLE, position.words()::text);
            }
        }
    }

    private static boolean aBoardMoves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray()).anyMatch(move -> Move.kind(move) == Move.BOARD);
    }

    @Test
    void foldersAndTablesThatAreNoneAreRefused() throws IOException {
        assertRefused("there is no such folder", folder.resolve("none"), Optional.empty());
        Path file = Files.createFile(folder.resolve("file"));
        assertRefused("it is not a folder", file, Optional.empty());
        build(ground, "KRvK");
        assertRefused("another version of mini", folder, Optional.of("0".repeat(64)));
        Path table = new TableFolder(folder, ground, SOURCE).file(Material.parse(rules, "KRvK"));
        byte[] whole = Files.readAllBytes(table);
        Files.write(table, Arrays.copyOf(whole, whole.length - 1));
        assertRefused("it is damaged", folder, Optional.of(SOURCE));
    }

    /** Where nobody knows what the rules come from, values that do not follow from them betray the table. */
    @Test
    void tablesOfOtherRulesUnderTheSameNameAreRefused() {
        Rules others = Toys.changed("mini.json", "\"rides\": \"straight\"", "\"rides\": \"any\"");
        FixedBoards otherwise = new FixedBoards(others, ground.boards());
        build(otherwise, "KRvK");
        assertRefused("does not follow from the rules of mini", folder, Optional.empty());
    }

    /** A table of other rules could not be told from one of these. */
    @Test
    void aTableWithoutThoseThatFollowFromItIsRefusedByName() throws IOException {
        build(ground, "KRvK");
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.filter(file -> file.getFileName().toString().contains("KvK"))
                    .toList()) {
                Files.delete(each);
            }
        }
        assertRefused("without the table of KvK, which follows from it", folder, Optional.empty());
    }

    private void assertRefused(String message, Path where, Optional<String> source) {
        InputException refused = assertThrows(InputException.class, () -> FolderTables.open(where, rules, source));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }
}
