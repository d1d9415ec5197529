package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

/** On a board of 3 x 4 squares, where the value of a king and a rook against a king is known without any table. */
@DisplayName("A search with tables")
class SearchWithTablesTest {

    private static final Rules RULES = RuleSets.declared("""
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "repetition": {"times": 3, "meaning": "nothing"},
              "start": "k2/3/3/1RK w - - 0 1"
            }
            """);
    private static final ExactValues EXACT = new ExactValues(RULES);

    /** White takes the rook, which cannot be retaken. */
    private static final String WHITE_TAKES = "2r/k2/3/1KR w - - 0 1";

    private static final String BLACK_TAKES = "1kr/3/K2/2R b - - 0 1";
    private static final long[] NO_GAME = {};

    /** Tables that know something of positions with so many men at most. */
    private static Tablebase tables(int mostMen, Tablebase.Probe known) {
        return new Tablebase() {
            @Override
            public int mostMen() {
                return mostMen;
            }

            @Override
            public Probe probe() {
                return position -> men(position) > mostMen ? UNKNOWN : known.value(position);
            }
        };
    }

    private static int men(Position position) {
        int[] cells = new int[RULES.cells()];
        return position.men(Side.WHITE, cells) + position.men(Side.BLACK, cells);
    }

    /** The value of a position as tables say it. */
    private static int exact(Position position) {
        Optional<Outcome> over = position.outcome();
        if (over.isPresent()) {
            return over.get()
                    .winner()
                    .map(winner -> winner == position.sideToMove() ? 1 : -1)
                    .orElse(0);
        }
        synchronized (EXACT) {
            int plies = EXACT.plies(position);
            return plies + Integer.signum(plies);
        }
    }

    /** The score of a move that has been made, for the side that made it. */
    private static int scoreOfLast(Position position) {
        int value = exact(position);
        return value == 0 ? 0 : value > 0 ? value - Scores.WIN : Scores.WIN + value;
    }

    private static Searcher searcher(int threads, Tablebase tables) {
        SearchSettings settings = new SearchSettings(1, threads, Technique.usual(), 0);
        return new Searcher(RULES, new PieceValues(RULES), settings, tables);
    }

    /** Positions of both sides to move with a rook of either side. */
    private static List<Position> endings() {
        int king = type("K");
        int rook = type("R");
        List<Position> endings = new ArrayList<>();
        int cells = RULES.cells();
        for (int i = 0; i < 4 * cells * cells * cells; i += 67) {
            int white = i / 4 % cells;
            int black = i / 4 / cells % cells;
            int man = i / 4 / cells / cells;
            if (white != black && white != man && black != man) {
                Setup setup = RULES.empty().toBuilder()
                        .piece(white, Piece.code(Side.WHITE, king))
                        .piece(black, Piece.code(Side.BLACK, king))
                        .piece(man, Piece.code(Side.of(i & 1), rook))
                        .side(Side.of(i >> 1 & 1))
                        .build();
                if (RULES.faults(setup, Purpose.GAME).isEmpty()) {
                    Position position = RULES.position(setup, Purpose.GAME);
                    if (position.outcome().isEmpty()) {
                        endings.add(position);
                    }
                }
            }
        }
        return endings;
    }

    private static int type(String symbol) {
        return RULES.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }

    /** Wins first, the shortest foremost, then draws, then losses, the longest foremost. */
    @ParameterizedTest(name = "{0} lines, {1} threads")
    @CsvSource({"1, 1", "1, 2", "4, 1"})
    void playsTheBestMovesOfThemAndKnowsHowTheGameEnds(int wanted, int threads) {
        Searcher searcher = searcher(threads, tables(3, SearchWithTablesTest::exact));
        int[] seen = new int[3];
        for (Position position : endings()) {
            String where = position.words().text();
            List<Integer> scores = new ArrayList<>();
            for (long move : RandomPositions.moves(position)) {
                position.make(move);
                scores.add(scoreOfLast(position));
                position.unmake();
            }
            scores.sort(Comparator.reverseOrder());
            seen[1 + Integer.signum(scores.get(0))]++;
            List<PrincipalVariation> lines = searcher.search(
                            position, NO_GAME, Limits.NONE.toDepth(3), wanted, ignored -> {})
                    .lines();
            assertEquals(
                    scores.subList(0, Math.min(wanted, scores.size())),
                    lines.stream().map(PrincipalVariation::score).toList(),
                    where);
            lines.forEach(line -> assertPlayed(line, position, where));
        }
        assertTrue(seen[0] > 0 && seen[1] > 0 && seen[2] > 0, () -> seen[0] + " lost, " + seen[1] + " drawn");
    }

    /** The line is as long as its score says, and the side that wins mates. */
    private static void assertPlayed(PrincipalVariation line, Position position, String where) {
        Position played = position.copy();
        played.make(line.move());
        assertEquals(line.score(), scoreOfLast(played), where);
        if (Scores.isDecided(line.score())) {
            assertEquals(Scores.plies(line.score()), line.moves().size(), where);
            line.moves().stream().skip(1).forEach(played::make);
            Side winner = line.score() > 0
                    ? position.sideToMove()
                    : position.sideToMove().opposite();
            assertEquals(Optional.of(Outcome.win(winner, Outcome.CHECKMATE)), played.outcome(), where);
        }
    }

    @Test
    void keepsToTheMovesItIsAskedFor() {
        Searcher searcher = searcher(1, tables(3, SearchWithTablesTest::exact));
        for (Position position : endings().subList(0, 15)) {
            for (long move : RandomPositions.moves(position)) {
                PrincipalVariation line = searcher.search(
                                position, NO_GAME, Limits.NONE.toDepth(2).among(List.of(move)), 1, ignored -> {})
                        .lines()
                        .get(0);
                assertEquals(move, line.move());
                assertPlayed(line, position, position.words().text());
            }
        }
    }

    /** All other moves lead to what tables call drawn, or lost for the side that makes them. */
    @ParameterizedTest(name = "{0}, to draws {1}, {2} threads")
    @CsvSource({
        WHITE_TAKES + ", true, 1",
        WHITE_TAKES + ", false, 1",
        BLACK_TAKES + ", true, 1",
        BLACK_TAKES + ", false, 2",
    })
    void weighsAMoveThatTheyDoNotKnowAgainstThoseTheyKnow(String text, boolean drawn, int threads) {
        Position position = RULES.readPosition(text);
        Searcher searcher = searcher(threads, tables(4, at -> men(at) < 4 ? Tablebase.UNKNOWN : drawn ? 0 : 9));
        PrincipalVariation line =
                searcher.search(position, Limits.NONE.toDepth(3)).lines().get(0);

        String takes = text.equals(WHITE_TAKES) ? "c1-c4" : "c4-c1";
        assertEquals(takes, position.words().text(line.move(), Notation.MACHINE));
        assertTrue(line.score() > 0, () -> "score " + line.score());
    }

    @ParameterizedTest
    @ValueSource(strings = {WHITE_TAKES, BLACK_TAKES})
    void seesThemBehindACapture(String text) {
        Position position = RULES.readPosition(text);
        PrincipalVariation line = searcher(1, tables(3, SearchWithTablesTest::exact))
                .search(position, Limits.NONE.toDepth(1))
                .lines()
                .get(0);

        position.make(line.move());
        assertEquals(3, men(position));
        assertEquals(scoreOfLast(position), line.score());
        assertTrue(Scores.isDecided(line.score()), () -> "score " + line.score());
    }

    /** The first thread, whose tables know nothing, waits for the second one, whose tables do. */
    @Test
    void countsTheHitsOfAllItsThreads() {
        CountDownLatch asked = new CountDownLatch(1);
        AtomicInteger probes = new AtomicInteger();
        AtomicLong known = new AtomicLong();
        Tablebase.Probe nothing = position -> {
            await(asked);
            return Tablebase.UNKNOWN;
        };
        Tablebase.Probe something = position -> {
            known.incrementAndGet();
            asked.countDown();
            return 0;
        };
        Searcher searcher = searcher(2, new Tablebase() {
            @Override
            public int mostMen() {
                return 3;
            }

            @Override
            public Probe probe() {
                return probes.getAndIncrement() == 0 ? nothing : something;
            }
        });
        SearchResult searchResult = searcher.search(RULES.startPosition(), Limits.NONE.toDepth(2));

        assertTrue(searchResult.hits() > 0);
        assertEquals(known.get(), searchResult.hits());
    }

    private static void await(CountDownLatch event) {
        try {
            event.await();
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    @Test
    void countsTheHitsOfEachSearchAnew() {
        AtomicLong known = new AtomicLong();
        Searcher searcher = searcher(1, tables(3, position -> {
            known.incrementAndGet();
            return exact(position);
        }));
        for (String text : List.of(WHITE_TAKES, BLACK_TAKES, WHITE_TAKES)) {
            searcher.newGame();
            known.set(0);
            long hits = searcher.search(RULES.readPosition(text), Limits.NONE.toDepth(2))
                    .hits();
            assertTrue(hits > 0, text);
            assertEquals(known.get(), hits, text);
        }
    }
}
