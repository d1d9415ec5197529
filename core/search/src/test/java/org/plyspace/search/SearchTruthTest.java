package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

/**
 * Compares scores on tiny boards, where each position's value is known, at several depths, with tables large, tiny and used
 * before. Positions with a single legal move are left out, since their search ends before its depth.
 */
@DisplayName("A search held against exact values")
class SearchTruthTest {

    /** Rules without repetition, whose value would depend on how a position was reached. */
    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}},
                "P": {"name": "pawn", "pawn": {
                  "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                  "promotion": {"ranks": -1}, "promotesTo": "R"}}
              },
              "repetition": {"times": 3, "meaning": "nothing"},
              %s
              "start": "kr1/3/3/1RK w - - 0 1"
            }
            """;

    /** A man that is captured changes sides and is dropped again. */
    private static final String RULES_OF_HANDS = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "hands": {"held": "R", "most": 4, "drops": {"R": {"mate": %s}}},
              "repetition": {"times": 3, "meaning": "nothing"},
              "end": {"clock": 0, "stalemate": "win"},
              "start": "1:k2/3/3/2K w - - 0 1"
            }
            """;
    /** Kings race for the middle of 66 cells. */
    private static final String RULES_OF_A_RACE = """
            {
              "format": "plyspace-lattice/2", "id": "race", "title": "Race", "summary": "Kings alone.",
              "source": "a test", "citation": "a test",
              "board": {"files": 11, "ranks": 6, "squares": "{file}{rank}"},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]}
              },
              "repetition": {"times": 3, "meaning": "nothing"},
              "end": {"clock": 0, "goals": {"both": ["f3", "f4", "c6"]}},
              "start": "1:k10/11/11/11/11/10K w - - 0 1"
            }
            """;

    private static final int POSITIONS = TestForm.count(60, 12);
    private static final int[] DEPTHS = {1, 2, 3, 4, 5, 6, 7};
    private static final int SOME_POSITIONS = TestForm.count(38, 12);
    private static final int[] ALPHAS = {-300, -1, 0, 300, 1500};
    private static final int FEW_POSITIONS = TestForm.count(20, 3);
    /** Depths at which techniques that begin deep are in use. */
    private static final int[] DEEPER = {2, 5, 7, 9};

    /** A search without pruning sees each win and loss within its depth, at its exact distance. */
    @EveryThirdCase
    @ParameterizedTest(name = "{0}, {1} {2}, seed {3}, table of {4} entries")
    @CsvSource({
        "R, '', '', 41, 65536",
        "RN, '', '', 42, 65536",
        "R, N, '', 43, 65536",
        "R, R, '', 44, 8",
        "P, P, '', 52, 65536",
        "RP, '', '', 46, 8",
        "R, N, '\"end\": {\"stalemate\": \"win\"},', 47, 65536",
        "R, R, '\"end\": {\"goals\": {\"both\": [\"b2\"]}},', 48, 65536",
    })
    void saysWhatIsDecidedWithinItsDepth(String white, String black, String end, long seed, int entries) {
        Rules rules = RuleSets.declared(RULES.formatted(end));
        ExactValues exact = new ExactValues(rules);
        SplittableRandom random = new SplittableRandom(seed);
        SearchSettings whole = new SearchSettings(1, 1, Set.of(), 0);
        Searcher used = new Searcher(rules, new PieceValues(rules), whole, TranspositionTable.ofEntries(entries));
        int decided = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = random(rules, random, white, black);
            int plies = exact.plies(position);
            for (int depth : DEPTHS) {
                int score = score(used, position, Limits.NONE.toDepth(depth));
                // Decisive stalemate is seen a ply later than mate.
                int needed = Math.abs(plies) + (end.contains("stalemate") ? 1 : 0);
                if (plies != 0 && needed <= depth) {
                    decided++;
                    assertEquals(scoreOf(plies), score, () -> at(position, depth));
                } else {
                    assertIsTrue(score, plies, at(position, depth));
                }
            }
        }
        assertTrue(decided > POSITIONS / 8, decided + " decided at some depth, of " + POSITIONS);
    }

    /** Pruning may miss a win, but claims none that does not exist, and finds each short one in the end. */
    @EveryThirdCase
    @ParameterizedTest(name = "{0}, {1}, seed {2}")
    @CsvSource({"R, '', 51", "RN, R, 52", "P, P, 53", "R, R, 54"})
    void claimsNoWinThatIsNone(String white, String black, long seed) {
        Rules rules = RuleSets.declared(RULES.formatted(""));
        ExactValues exact = new ExactValues(rules);
        SplittableRandom random = new SplittableRandom(seed);
        Searcher used = new Searcher(rules, 1);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = random(rules, random, white, black);
            int plies = exact.plies(position);
            for (int depth : DEPTHS) {
                assertIsTrue(score(used, position, Limits.NONE.toDepth(depth)), plies, at(position, depth));
            }
            if (plies > 0 && plies <= 5) {
                int score = score(used, position, Limits.NONE.toDepth(12));
                assertEquals(scoreOf(plies), score, () -> at(position, 12));
            }
        }
    }

    /** No technique alone, nor all together, claims what is not so. */
    @ParameterizedTest(name = "{0}, {1}, seed {2}")
    @CsvSource({"R, '', 61", "R, P, 62", "P, P, 63"})
    void claimsNoWinThatIsNoneByAnyTechnique(String white, String black, long seed) {
        Rules rules = RuleSets.declared(RULES.formatted(""));
        PieceValues values = new PieceValues(rules);
        ExactValues exact = new ExactValues(rules);
        for (Set<Technique> used : TechniquesTest.sets()) {
            SplittableRandom random = new SplittableRandom(seed);
            SearchSettings settings = new SearchSettings(1, 1, used, 0);
            Searcher searcher = new Searcher(rules, values, settings, TranspositionTable.ofEntries(4096));
            for (int i = 0; i < FEW_POSITIONS; i++) {
                Position position = random(rules, random, white, black);
                int plies = exact.plies(position);
                for (int depth : DEEPER) {
                    int score = score(searcher, position, Limits.NONE.toDepth(depth));
                    assertIsTrue(score, plies, used + ", " + at(position, depth));
                }
                if (plies > 0 && plies <= 5) {
                    int score = score(searcher, position, Limits.NONE.toDepth(12));
                    assertEquals(scoreOf(plies), score, () -> used + ", " + at(position, 12));
                }
            }
        }
    }

    /** Neither with men in hand, nor on boards of more than 64 cells. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"a rook in hand, 84", "a rook that may not mate, 84", "a race, 81"})
    void claimsNoWinThatIsNoneWhereMenAreDroppedAndOnLargeBoards(String which, long seed) {
        Rules rules = elsewhere(which);
        String men = which.equals("a race") ? "" : "R";
        PieceValues values = new PieceValues(rules);
        ExactValues exact = new ExactValues(rules);
        int decided = 0;
        for (Set<Technique> used : TechniquesTest.sets()) {
            SplittableRandom random = new SplittableRandom(seed);
            SearchSettings settings = new SearchSettings(1, 1, used, 0);
            Searcher searcher = new Searcher(rules, values, settings, TranspositionTable.ofEntries(65536));
            for (int i = 0; i < FEW_POSITIONS; i++) {
                Position position = anywhere(rules, random, men);
                int plies = exact.plies(position);
                for (int depth : DEEPER) {
                    int score = score(searcher, position, Limits.NONE.toDepth(depth));
                    assertIsTrue(score, plies, used + ", " + at(position, depth));
                }
                if (plies > 0 && plies <= 5) {
                    decided++;
                    int score = score(searcher, position, Limits.NONE.toDepth(12));
                    assertEquals(scoreOf(plies), score, () -> used + ", " + at(position, 12));
                }
            }
        }
        assertTrue(decided > 0, "none is won soon");
    }

    private static Rules elsewhere(String which) {
        return RuleSets.declared(
                switch (which) {
                    case "a race" -> RULES_OF_A_RACE;
                    case "a rook in hand" -> RULES_OF_HANDS.formatted(true);
                    default -> RULES_OF_HANDS.formatted(false);
                });
    }

    /** A random position of kings and men, each of either side's, on the board or in hand. */
    private static Position anywhere(Rules rules, SplittableRandom random, String men) {
        while (true) {
            Setup.Builder setup = rules.empty().toBuilder();
            put(rules, setup, random, Side.WHITE, 'K');
            put(rules, setup, random, Side.BLACK, 'K');
            men.chars().forEach(symbol -> {
                Side side = Side.of(random.nextInt(2));
                if (random.nextBoolean()) {
                    setup.hand(Piece.code(side, type(rules, symbol)), 1);
                } else {
                    put(rules, setup, random, side, symbol);
                }
            });
            Setup built = setup.side(Side.of(random.nextInt(2))).build();
            if (rules.faults(built, Purpose.GAME).isEmpty()) {
                Position position = rules.position(built, Purpose.GAME);
                if (position.outcome().isEmpty() && position.countLegalMoves() > 1) {
                    return position;
                }
            }
        }
    }

    /** Nor do searches before, which were stopped like this one and filled the table. */
    @EveryThirdCase
    @ParameterizedTest(name = "{0}, {1}, seed {2}, all techniques {3}")
    @CsvSource({"P, P, 93, true", "R, '', 91, false", "R, R, 92, false"})
    void claimsNothingFalseWhereverItIsStopped(String white, String black, long seed, boolean all) {
        Rules rules = RuleSets.declared(RULES.formatted(""));
        ExactValues exact = new ExactValues(rules);
        SplittableRandom random = new SplittableRandom(seed);
        SearchSettings settings = new SearchSettings(1, 1, all ? EnumSet.allOf(Technique.class) : Set.of(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), settings, TranspositionTable.ofEntries(4096));
        for (int i = 0; i < POSITIONS; i++) {
            Position position = random(rules, random, white, black);
            int plies = exact.plies(position);
            for (int nodes = 1; nodes < 1_000; nodes += 1 + nodes / 7) {
                Limits limits = Limits.NONE.ofNodes(nodes);
                assertIsTrue(score(searcher, position, limits), plies, nodes + " nodes, " + text(position));
            }
        }
    }

    /** Neither does any null window, of which most are forgotten before they can reach the root. */
    @ParameterizedTest(name = "{0}, {1} {2}, seed {3}")
    @CsvSource({
        "R, '', '', 7",
        "RP, '', '', 7",
        "R, R, '\"end\": {\"goals\": {\"both\": [\"b2\"]}},', 7",
    })
    void claimsNothingFalseInANullWindow(String white, String black, String end, long seed) {
        Rules rules = RuleSets.declared(RULES.formatted(end));
        PieceValues values = new PieceValues(rules);
        ExactValues exact = new ExactValues(rules);
        int decided = 0;
        for (Set<Technique> used : TechniquesTest.sets()) {
            SplittableRandom random = new SplittableRandom(seed);
            NullWindow nullWindow = new NullWindow(rules, values, used);
            for (int i = 0; i < SOME_POSITIONS; i++) {
                Position position = random(rules, random, white, black);
                exact.plies(position);
                nullWindow.start(position);
                for (int depth = 1; depth <= 9; depth++) {
                    for (long move : RandomPositions.moves(position)) {
                        for (int alpha : ALPHAS) {
                            int score = -nullWindow.score(move, alpha, depth);
                            position.make(move);
                            if (position.outcome().isEmpty() && Scores.isDecided(score)) {
                                decided++;
                                int fromHere = score > 0 ? score + 1 : score - 1;
                                assertIsTrue(fromHere, exact.plies(position), used + ", " + at(position, depth));
                            }
                            position.unmake();
                        }
                    }
                }
            }
        }
        assertTrue(decided > SOME_POSITIONS, decided + " decided");
    }

    /** White's king must go to c2. Could Black pass then, it would have to take the pawn and be mated; so Black needs a move more. */
    @Test
    void claimsNoWinThatOnlyAPassBrings() {
        Rules rules = RuleSets.declared(RULES.formatted(""));
        PieceValues values = new PieceValues(rules);
        Position position = rules.readPosition("3/k1p/3/r1K w - - 0 1");
        int plies = new ExactValues(rules).plies(position);
        for (Set<Technique> used : TechniquesTest.sets()) {
            for (int depth = 2; depth <= 8; depth++) {
                for (int alpha : ALPHAS) {
                    NullWindow nullWindow = new NullWindow(rules, values, used);
                    nullWindow.start(position);
                    int score = nullWindow.score(RandomPositions.moves(position)[0], alpha, depth);
                    assertIsTrue(score, plies, used + ", alpha " + alpha + ", " + at(position, depth));
                }
            }
        }
    }

    /**
     * A claimed win may be longer than the shortest, and longer than the depth, but it ends with a move of the winner.
     */
    private static void assertIsTrue(int score, int plies, String where) {
        if (Scores.isDecided(score)) {
            assertEquals(
                    score > 0, Scores.plies(score) % 2 == 1, () -> "who moves last by score " + score + ": " + where);
            assertTrue(
                    plies != 0 && (plies > 0) == (score > 0) && Scores.plies(score) >= Math.abs(plies),
                    () -> "score " + score + ", though it is "
                            + (plies == 0 ? "a draw" : "decided in " + plies + " plies") + ": " + where);
        }
    }

    private static String at(Position position, int depth) {
        return "depth " + depth + ", " + text(position);
    }

    private static String text(Position position) {
        return position.words().text();
    }

    private static int scoreOf(int plies) {
        return plies > 0 ? Scores.WIN - plies : -plies - Scores.WIN;
    }

    private static int score(Searcher searcher, Position position, Limits limits) {
        return searcher.search(position, new long[0], limits, 1, ignored -> {})
                .lines()
                .get(0)
                .score();
    }

    /** A random position of kings and the men of one side and the other, whichever of them is White, either side to move. */
    private static Position random(Rules rules, SplittableRandom random, String some, String others) {
        while (true) {
            Setup.Builder setup = rules.empty().toBuilder();
            Side side = Side.of(random.nextInt(2));
            ("K" + some).chars().forEach(symbol -> put(rules, setup, random, side, symbol));
            ("K" + others).chars().forEach(symbol -> put(rules, setup, random, side.opposite(), symbol));
            Setup built =
                    setup.side(random.nextBoolean() ? Side.WHITE : Side.BLACK).build();
            if (rules.faults(built, Purpose.GAME).isEmpty()) {
                Position position = rules.position(built, Purpose.GAME);
                int men = position.men(Side.WHITE, new int[rules.cells()])
                        + position.men(Side.BLACK, new int[rules.cells()]);
                boolean all = men == 2 + some.length() + others.length();
                if (all && position.outcome().isEmpty() && position.countLegalMoves() > 1) {
                    return position;
                }
            }
        }
    }

    private static void put(Rules rules, Setup.Builder setup, SplittableRandom random, Side side, int symbol) {
        setup.piece(random.nextInt(rules.cells()), Piece.code(side, type(rules, symbol)));
    }

    private static int type(Rules rules, int symbol) {
        return rules.pieceTypes().stream()
                .filter(candidate -> candidate.symbol().charAt(0) == symbol)
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }
}
