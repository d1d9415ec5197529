package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.testing.Bundled;

/** A position finds its tables, and has no answer where there are none or they would not be exact. */
class PositionTablesTest {

    private static final String SOURCE = "5d3c".repeat(16);
    private static final long SEED = 241;

    @TempDir
    private Path folder;

    private TableFolder build(FixedBoards ground, String material) {
        TableFolder tables = new TableFolder(folder, ground, SOURCE);
        tables.build(
                Material.parse(ground.rules(), material),
                new TableBuilder(ground, 2, TableBuilder.Direction.EITHER),
                BuildListener.NONE);
        return tables;
    }

    private Optional<Integer> value(Position position) throws IOException {
        try (PositionTables tables = new PositionTables(folder, position.rules(), SOURCE)) {
            return tables.value(position);
        }
    }

    @Test
    void positionsHaveTheValuesOfTheirTableFromWhicheverSide() throws IOException {
        FixedBoards ground = Toys.ground("mini.json", "-");
        TableFolder folderTables = build(ground, "KRvK");
        SplittableRandom random = new SplittableRandom(SEED);
        try (TableFile table = folderTables.open(Material.parse(ground.rules(), "KRvK"));
                PositionTables tables = new PositionTables(folder, ground.rules(), SOURCE)) {
            TablePositions positions = new TablePositions(ground, table);
            for (int i = 0; i < 500; i++) {
                Side side = Side.of(i & 1);
                long number = random.nextLong(table.index().size());
                int value = table.value(side, number);
                if (value != Value.IMPOSSIBLE) {
                    Position position = positions.position(side, number);
                    assertEquals(Optional.of(value), tables.value(position));
                    List<ValuedMove> moves = tables.valued(position).orElseThrow();
                    assertEquals(position.countLegalMoves(), moves.size());
                    assertTrue(moves.isEmpty() || moves.get(0).value() == value);
                    int plies = value == Value.DRAW ? 0 : Value.plies(value);
                    assertEquals(plies, tables.line(position).orElseThrow().size());
                }
            }
            Position exchanged = ground.rules().readPosition("k3/4/3r/2K1 b - - 0 1");
            assertTrue(Value.isWin(tables.value(exchanged).orElseThrow()));
        }
    }

    @Test
    @SuppressWarnings("try") // closed in between
    void tablesThatAreNotThereAreFoundOnceTheyAreMade() throws IOException {
        FixedBoards ground = Toys.ground("mini.json", "-");
        Position position = ground.rules().readPosition("k3/4/3R/2K1 w - - 0 1");
        try (PositionTables missing = new PositionTables(folder.resolve("none"), ground.rules(), SOURCE);
                PositionTables tables = new PositionTables(folder, ground.rules(), SOURCE)) {
            assertEquals(Optional.empty(), missing.value(position));
            assertEquals(Optional.empty(), tables.value(position));
            TableFolder made = build(ground, "KRvK");
            assertTrue(tables.value(position).isPresent());
            tables.close();
            assertTrue(tables.value(position).isPresent());
            tables.close();
            Files.delete(made.file(Material.parse(ground.rules(), "KvK")));
            assertEquals(Optional.empty(), tables.value(position), "what follows is missing");
        }
    }

    @Test
    void theStartAndPositionsWithARightToCastleHaveNoAnswer() throws IOException {
        FixedBoards ground = Toys.ground("orthodox.json", "-");
        build(ground, "KRvK");
        Rules rules = ground.rules();
        assertEquals(Optional.empty(), value(rules.position(rules.start(), Purpose.GAME)));
        assertEquals(Optional.empty(), value(rules.readPosition("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
        assertTrue(value(rules.readPosition("4k3/8/8/8/8/8/8/4K2R w - - 0 1")).isPresent());
    }

    @Test
    void aPawnThatCanBeCapturedEnPassantIsLookedAtMoveByMove() throws IOException {
        FixedBoards ground = Toys.ground("pawns.json", "-");
        Position position = ground.rules().readPosition("k2/1p1/3/2P/K2 b - - 0 1");
        try (TableFolder.Opened opened = build(ground, "KPvKP").openAll(Material.of(position))) {
            TableAnswers answers = new TableAnswers(opened.set());
            assertEquals(Optional.of(answers.value(position)), value(position));
            for (ValuedMove move : answers.valued(position)) {
                position.make(move.move());
                assertEquals(Optional.of(answers.value(position)), value(position), move.text());
                position.unmake();
            }
        }
    }

    @Test
    void whereBoardsCanMoveThereIsNoAnswer() throws IOException {
        for (String id : List.of("meder", "roth")) {
            Rules rules = Bundled.REGISTRY.rules(id);
            FixedBoards home = new FixedBoards(rules, Arrangement.atHome(rules));
            TableFolder made = build(home, "KvK");
            Position position;
            try (TableFile table = made.open(Material.parse(rules, "KvK"))) {
                position = new TablePositions(home, table).position(Side.WHITE, 1_000);
                Optional<Integer> expected = id.equals("roth") ? Optional.of(Value.DRAW) : Optional.empty();
                assertEquals(expected, value(position), id);
            }
        }
    }

    @Test
    void boardsThatHangElsewhereHaveTablesOfTheirOwn() throws IOException {
        Rules rules = Bundled.REGISTRY.rules("roth");
        build(new FixedBoards(rules, Arrangement.atHome(rules)), "KvK");
        Setup.Builder moved = rules.empty().toBuilder();
        int anchor = 0;
        for (int board = 0; board < rules.empty().boards(); board++) {
            anchor = Math.max(anchor, rules.empty().anchorOf(board) + 1);
        }
        Setup empty = moved.anchor(0, anchor).build();
        FixedBoards elsewhere = new FixedBoards(rules, Arrangement.of(rules.position(empty, Purpose.STUDY)));
        Material kings = Material.parse(rules, "KvK");
        TableSet set = Toys.tables(elsewhere, "KvK", TableBuilder.Direction.EITHER);
        Position position = new TablePositions(elsewhere, Toys.table(set, "KvK"))
                .position(Side.WHITE, 1_000)
                .copy();
        assertEquals(Optional.empty(), value(position));
        build(elsewhere, kings.toString());
        assertEquals(Optional.of(Value.DRAW), value(position));
    }

    @Test
    void damagedTablesAndThoseOfAnotherVersionAreRefused() throws IOException {
        FixedBoards ground = Toys.ground("mini.json", "-");
        Path file = build(ground, "KRvK").file(Material.parse(ground.rules(), "KRvK"));
        Position position = ground.rules().readPosition("k3/4/3R/2K1 w - - 0 1");
        try (PositionTables other = new PositionTables(folder, ground.rules(), "0".repeat(64))) {
            InputException refused = assertThrows(InputException.class, () -> other.value(position));
            assertTrue(refused.getMessage().contains("another version"), refused.getMessage());
        }
        Files.write(file, new byte[] {1, 2, 3});
        assertThrows(InputException.class, () -> value(position));
    }
}
