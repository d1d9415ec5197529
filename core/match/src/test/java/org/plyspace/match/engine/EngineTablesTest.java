package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TablePositions;
import org.plyspace.endgame.Value;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.Game;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Tablebase;
import org.plyspace.testing.RuleSets;

/** Engines with tables play as the tables say, and see through captures that lead to them. */
class EngineTablesTest {

    private static final String SOURCE = "5d3c".repeat(16);
    private static final long SEED = 243;
    private static final Rules RULES = RuleSets.of("cube", Map.of("n", "4"));
    private static final FixedBoards GROUND = new FixedBoards(RULES, Arrangement.atHome(RULES));
    /** White wins the rook and has a queen against a bare king. */
    private static final String BEFORE_A_CAPTURE = "IV:4/4/4/k3|III:4/4/4/4|II:4/4/1r2/4|I:4/4/1Q2/3K w - - 0 1";

    @TempDir
    private static Path folder;

    private static TableFolder tables;

    @BeforeAll
    static void build() {
        tables = new TableFolder(folder, GROUND, SOURCE);
        TableBuilder builder = new TableBuilder(GROUND, 2, TableBuilder.Direction.EITHER);
        tables.build(Material.parse(RULES, "KQvK"), builder, BuildListener.NONE);
        tables.build(Material.parse(RULES, "KRvK"), builder, BuildListener.NONE);
    }

    private static GameEngine engine(String options) {
        GameEngine engine =
                EngineSpec.parse("alphabeta:hash=1,tables=" + folder + options).make(RULES);
        engine.newGame(SEED);
        return engine;
    }

    private static EngineMove choice(GameEngine engine, Position position) {
        return engine.choose(new Game(position.rules(), position.words().setup()), Optional.empty());
    }

    @Test
    void wonPositionsAreMatedInExactlyThePliesOfTheTable() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        Material material = Material.parse(RULES, "KQvK");
        int mated = 0;
        try (TableFile table = tables.open(material);
                PositionTables defence = new PositionTables(folder, RULES, SOURCE);
                GameEngine engine = engine(",nodes=2000")) {
            TablePositions positions = new TablePositions(GROUND, table);
            while (mated < 20) {
                long number = random.nextLong(table.index().size());
                int value = table.value(Side.WHITE, number);
                if (value == Value.IMPOSSIBLE) {
                    continue;
                }
                Position position = positions.position(Side.WHITE, number).copy();
                for (int left = Value.plies(value); left > 0; left--) {
                    if (position.sideToMove() == Side.WHITE) {
                        EngineMove chosen = choice(engine, position);
                        assertEquals(Scores.WIN - left, chosen.score().orElseThrow());
                        position.make(chosen.move());
                    } else {
                        position.make(
                                defence.valued(position).orElseThrow().get(0).move());
                    }
                }
                assertEquals(
                        Optional.of(Outcome.win(Side.WHITE, Outcome.CHECKMATE)),
                        position.outcome(),
                        () -> position.words().text());
                mated++;
            }
        }
    }

    @Test
    void aLossIsDelayedAndADrawKept() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        try (TableFile table = tables.open(Material.parse(RULES, "KQvK"));
                PositionTables exact = new PositionTables(folder, RULES, SOURCE);
                GameEngine engine = engine(",nodes=2000")) {
            TablePositions positions = new TablePositions(GROUND, table);
            for (int i = 0; i < 40; i++) {
                long number = random.nextLong(table.index().size());
                int value = table.value(Side.BLACK, number);
                if (value != Value.IMPOSSIBLE && value != Value.loss(0)) {
                    Position position = positions.position(Side.BLACK, number).copy();
                    if (position.outcome().isEmpty()) {
                        EngineMove chosen = choice(engine, position);
                        int score = value == Value.DRAW ? 0 : Value.plies(value) - Scores.WIN;
                        assertEquals(score, chosen.score().orElseThrow());
                        position.make(chosen.move());
                        int expected = value == Value.DRAW ? Value.DRAW : Value.win(Value.plies(value) - 1);
                        assertEquals(Optional.of(expected), exact.value(position));
                    }
                }
            }
        }
    }

    /** What is claimed without tables is true, and what is won soon is seen, whichever side has the men. */
    @ParameterizedTest(name = "{0}, decided soon: {1}")
    @CsvSource({"KQvK, true", "KRvK, false"})
    void aSearchWithoutTablesClaimsNothingThatTheyDeny(String material, boolean isDecidedSoon) throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        Searcher searcher = new Searcher(RULES, 4);
        int soon = 0;
        try (TableFile table = tables.open(Material.parse(RULES, material));
                PositionTables exact = new PositionTables(folder, RULES, SOURCE)) {
            TablePositions positions = new TablePositions(GROUND, table);
            for (int i = 0; i < 80; i++) {
                Side side = Side.of(random.nextInt(2));
                long number = random.nextLong(table.index().size());
                if (table.value(side, number) == Value.IMPOSSIBLE) {
                    continue;
                }
                Position drawn = positions.position(side, number);
                Position position = i % 2 == 0 ? drawn.copy() : withSidesExchanged(drawn);
                if (position.outcome().isEmpty()) {
                    int value = exact.value(position).orElseThrow();
                    int score = searcher.search(position, Limits.NONE.ofNodes(4_000))
                            .lines()
                            .get(0)
                            .score();
                    String where = position.words().text() + ": " + score;
                    assertClaim(value, score, where);
                    if (value != Value.DRAW && Value.plies(value) <= 4) {
                        soon++;
                        assertTrue(Scores.isDecided(score), where);
                    }
                }
            }
        }
        assertEquals(isDecidedSoon, soon > 0, soon + " decided soon");
    }

    private static void assertClaim(int value, int score, String where) {
        if (Scores.isDecided(score)) {
            assertTrue(value != Value.DRAW && Value.isLoss(value) == score < 0, where);
            assertTrue(Scores.plies(score) >= Value.plies(value), where);
        }
    }

    private static Position withSidesExchanged(Position position) {
        Setup setup = position.words().setup();
        Setup.Builder exchanged = RULES.empty().toBuilder();
        for (int cell = 0; cell < RULES.cells(); cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                exchanged.piece(cell, setup.pieceAt(cell) ^ 1);
            }
        }
        return RULES.position(exchanged.side(setup.side().opposite()).build(), Purpose.GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {",depth=2", ",depth=2,threads=2"})
    void aCaptureThatLeadsToATableHasItsValue(String options) throws IOException {
        Position position = RULES.readPosition(BEFORE_A_CAPTURE);
        int plies = shortestAfterCapture(position);
        try (GameEngine engine = engine(options);
                GameEngine without =
                        EngineSpec.parse("alphabeta:hash=1,depth=2").make(RULES)) {
            assertTrue(!Scores.isDecided(choice(without, position).score().orElseThrow()));
            assertEquals(Scores.WIN - plies, choice(engine, position).score().orElseThrow());
        }
    }

    private static int shortestAfterCapture(Position position) throws IOException {
        int shortest = Integer.MAX_VALUE;
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        try (PositionTables exact = new PositionTables(folder, RULES, SOURCE)) {
            for (int i = 0; i < moves.size(); i++) {
                if (Move.isCapture(moves.get(i))) {
                    position.make(moves.get(i));
                    int value = exact.value(position).orElseThrow();
                    shortest = Value.isLoss(value) ? Math.min(shortest, 1 + Value.plies(value)) : shortest;
                    position.unmake();
                }
            }
        }
        return shortest;
    }

    @Test
    void searchingWithTablesAllocatesNothing() {
        Tablebase found = EngineTables.in(folder.toString()).apply(RULES);
        Searcher searcher = new Searcher(RULES, new PieceValues(RULES), SearchSettings.of(4), found);
        // Neither rook mates alone, so that the search does not end early.
        Position position = RULES.readPosition("IV:4/4/4/k3|III:4/2r1/4/4|II:4/4/4/4|I:4/4/1R2/3K w - - 0 1");
        Limits limits = Limits.NONE.ofNodes(50_000);
        searcher.search(position, new long[0], limits, 1, ignored -> {});
        searcher.newGame();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        SearchResult result = searcher.search(position, new long[0], limits, 1, ignored -> {});
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;

        assertTrue(result.hits() > 1_000, result.hits() + " positions found in tables");
        assertTrue(bytes < 100_000, bytes + " bytes for " + result.nodes() + " nodes");
    }

    @Test
    void theSameSeedAndTablesGiveTheSameMoves() {
        Position position = RULES.readPosition(BEFORE_A_CAPTURE);
        List<EngineMove> moves = List.of(true, false).stream()
                .map(any -> choice(engine(",nodes=3000"), position))
                .toList();
        assertEquals(moves.get(0), moves.get(1));
    }

    @Test
    void foldersAndTablesThatAreNoneAreRefusedAtTheStart() throws IOException {
        refuses("alphabeta:tables=no/folder", "cannot read the tables in 'no/folder': there is no such folder");
        Path damaged = Files.createDirectory(folder.resolve("damaged"));
        Path file = tables.file(Material.parse(RULES, "KRvK"));
        Files.write(damaged.resolve(file.getFileName()), new byte[] {1, 2, 3});
        EngineSpec spec = EngineSpec.parse("alphabeta:tables=" + damaged);
        UsageException refused = assertThrows(UsageException.class, () -> spec.make(RULES));
        assertTrue(refused.getMessage().contains("it is not a tablebase"), refused.getMessage());
    }

    private static void refuses(String spec, String message) {
        UsageException refused = assertThrows(UsageException.class, () -> EngineSpec.parse(spec));
        assertEquals(message, refused.getMessage());
    }
}
