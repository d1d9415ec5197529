package org.plyspace.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.search.Limits;
import org.plyspace.testing.RuleSets;

class MateSolverTest {

    private static final int MEGABYTES = 1;
    private static final MateProgress UNHEARD = (moves, tried, total) -> {};
    private static final String QUIET_FIRST = "1k1/3/1K1/2R w - - 0 1";

    private static final String WITH_PAWNS = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 3, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "P": {"name": "pawn", "pawn": {
                  "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                  "promotion": {"ranks": -1}, "promotesTo": "R"}}
              },
              "end": {"clock": %d},
              "start": "kr1/3/3/1RK w - - 0 1"
            }
            """;

    private static Solution solve(Position position, int moves) {
        return new MateSolver(MEGABYTES).solve(position, moves, true, Limits.NONE, UNHEARD);
    }

    /** More than a thousand positions, either side to move, half of them of rule sets with a clock about to expire or with decisive repetition. */
    @ParameterizedTest(name = "{0}, within {1}, seed {4}")
    @CsvSource(
            delimiter = ';',
            value = {
                "'';3;3;100;1",
                "'\"end\": {\"stalemate\": \"win\"},';3;2;100;2",
                "'\"end\": {\"stalemate\": \"loss\"},';3;2;100;3",
                "'\"end\": {\"bareKing\": true},';3;3;100;4",
                "'\"end\": {\"goals\": {\"both\": [\"b2\"]}},';3;3;100;5",
                "'\"end\": {\"extinction\": \"N\"},';3;3;100;6",
                "'\"end\": {\"checks\": 3},';3;2;100;7",
                "'\"hands\": {\"held\": \"RNQ\", \"most\": 9},';2;2;60;13",
                "'\"end\": {\"checks\": 4}, \"repetition\": {\"times\": 2},';4;1;100;8",
                "'\"end\": {\"clock\": 2},';3;3;100;9",
                "'\"repetition\": {\"times\": 2, \"meaning\": \"loss for repeater\"},';3;1;100;10",
                "'\"repetition\": {\"times\": 2, \"meaning\": \"loss for white\"},';3;1;100;12",
                "'\"repetition\": {\"times\": 2, \"meaning\": \"loss for perpetual check\", \"bound\": \"game\"},';3;2;100;11",
            })
    void agreesWithBruteForce(String members, int most, int men, int positions, long seed) {
        Rules rules = TinyRules.with(members);
        SplittableRandom random = new SplittableRandom(seed);
        MateSolver solver = new MateSolver(MEGABYTES);
        int wins = 0;
        for (int i = 0; i < positions; i++) {
            Position position = TinyRules.random(rules, random, men, 4);
            Optional<Integer> expected = BruteForce.fewest(position, most);
            Solution solution = solver.solve(position, most, true, Limits.NONE, UNHEARD);
            assertEquals(
                    expected,
                    solution.play().map(play -> solution.moves()),
                    () -> position.words().text());
            solution.play().ifPresent(play -> {
                assertIsProof(position.copy(), play, solution.moves());
                assertLongestDefence(solver, position, play, solution.moves());
            });
            wins += expected.isPresent() ? 1 : 0;
        }
        assertTrue(wins > positions / 20 && wins < positions, wins + " wins of " + positions);
    }

    /** The fewest moves are those of the best first move, and no position is left with what was found of one of its moves alone. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\"end\": {\"checks\": 3},",
                "\"repetition\": {\"times\": 2, \"meaning\": \"loss for repeater\"},"
            })
    void triesOnlyTheFirstMovesThatLimitsName(String members) {
        SplittableRandom random = new SplittableRandom(21);
        Rules rules = TinyRules.with(members);
        MateSolver solver = new MateSolver(MEGABYTES);
        int losing = 0;
        for (int i = 0; i < 40; i++) {
            Position position = TinyRules.random(rules, random, 3, 4);
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            Optional<Integer> fewest = Optional.empty();
            for (long move : moves.toArray()) {
                Solution one = solver.solve(position, 2, false, Limits.NONE.among(List.of(move)), UNHEARD);
                one.play().ifPresent(play -> assertEquals(move, play.move()));
                boolean better = one.play().isPresent() && fewest.orElse(3) > one.moves();
                fewest = better ? Optional.of(one.moves()) : fewest;
                losing += one.play().isPresent() ? 0 : 1;
            }
            assertEquals(
                    BruteForce.fewest(position, 2), fewest, position.words().text());
        }
        assertTrue(losing > 0);
    }

    /** Checks that all answers are listed, the longest first, and that what follows takes as many moves as stated. */
    private static void assertIsProof(Position position, ProvedMove play, int moves) {
        assertTrue(position.isLegal(play.move()));
        assertTrue(play.movesLeft() < moves);
        position.make(play.move());
        assertEquals(
                play.end().isPresent() ? 0 : position.countLegalMoves(),
                play.next().size());
        int last = play.movesLeft();
        for (ProvedMove answer : play.next()) {
            assertTrue(answer.movesLeft() <= last);
            last = answer.movesLeft();
            assertEquals(answer.end().isPresent(), answer.next().isEmpty());
            position.make(answer.move());
            answer.next().forEach(next -> assertIsProof(position, next, answer.movesLeft()));
            position.unmake();
        }
        position.unmake();
    }

    /** Checks that the single defence shown lasts as long as any. */
    private static void assertLongestDefence(MateSolver solver, Position position, ProvedMove tree, int moves) {
        ProvedMove line = solver.solve(position, moves, false, Limits.NONE, UNHEARD)
                .play()
                .orElseThrow();
        assertEquals(tree.movesLeft(), line.movesLeft(), () -> position.words().text());
        assertTrue(
                line.line().size() >= 2 * line.movesLeft(),
                () -> position.words().text() + ": " + line);
        assertEquals(line.end().isPresent() ? 0 : 1, line.next().size());
    }

    @ParameterizedTest(name = "cube of {0}, seed 21")
    @ValueSource(strings = {"3", "4"})
    void agreesWithBruteForceInSpace(String edge) {
        Rules rules = RuleSets.of("cube", Map.of("n", edge));
        SplittableRandom random = new SplittableRandom(21);
        int wins = 0;
        for (int i = 0; i < 50; i++) {
            Position position = TinyRules.random(rules, random, 3, 1);
            Optional<Integer> expected = BruteForce.fewest(position, 2);
            Solution solution = solve(position, 2);
            assertEquals(
                    expected,
                    solution.play().map(play -> solution.moves()),
                    () -> position.words().text());
            wins += expected.isPresent() ? 1 : 0;
        }
        assertTrue(wins > 0 && wins < 50, wins + " wins");
    }

    /** The black king has one move and loses it by a quiet move; a solver that tries only checks would miss it. */
    @Test
    void findsAQuietFirstMove() {
        Position position = TinyRules.with("").readPosition(QUIET_FIRST);
        Solution solution = solve(position, 2);

        assertEquals(Solution.Answer.WIN, solution.answer());
        assertEquals(2, solution.moves());
        assertTrue(solution.whole());
        ProvedMove play = solution.play().orElseThrow();
        position.make(play.move());
        assertFalse(position.inCheck());
        assertEquals(Outcome.CHECKMATE, play.outcome().reason());
        assertEquals(3, play.line().size());
    }

    @Test
    void theClockIsKept() {
        Rules rules = TinyRules.with("\"end\": {\"clock\": 5},");
        assertEquals(2, solve(rules.readPosition(QUIET_FIRST), 4).moves());
        Position late = rules.readPosition(QUIET_FIRST.replace(" 0 1", " 8 9"));
        assertEquals(Solution.Answer.NO_WIN, solve(late, 4).answer());
    }

    /** Lines of the same length meet in one position, but a pawn move or capture reset the clock later on some of them. */
    @ParameterizedTest(name = "clock of {0}, {1}: {2}")
    @CsvSource({
        "1, 2K/P2/k2/1R1 w - - 0 30, 3",
        "1, 3/2K/P2/1kP w - - 0 30, none",
        "1, K1R/1P1/R2/1kP w - - 0 30, 3",
        "1, K2/R2/p2/kP1 w - - 0 30, 3",
        "2, K2/1Pk/3/3 w - - 1 30, 4",
        "2, 1k1/3/1Pp/1RK w - - 0 30, none",
        "3, 3/1k1/RP1/1K1 w - - 0 30, none",
        "4, 3/1k1/1P1/K1R w - - 2 30, none",
    })
    void theClockDecidesWhereLinesMeet(int clock, String text, String within) {
        Rules rules = RuleSets.declared(WITH_PAWNS.formatted(clock));
        Position position = rules.readPosition(text);
        Optional<Integer> fewest = BruteForce.fewest(position, 4);
        assertEquals(within, fewest.map(String::valueOf).orElse("none"), "by brute force");
        Solution solution = solve(position, 4);
        assertEquals(fewest, solution.play().map(play -> solution.moves()));
    }

    @Test
    void theLineIsThatOfTheTreeWithoutTheOtherAnswers() {
        Position position = TinyRules.with("").readPosition(QUIET_FIRST);
        ProvedMove tree = solve(position, 2).play().orElseThrow();
        ProvedMove line = new MateSolver(MEGABYTES)
                .solve(position, 2, false, Limits.NONE, UNHEARD)
                .play()
                .orElseThrow();

        assertEquals(tree.line(), line.line());
        assertEquals(1, line.next().size());
    }

    @Test
    void whereALimitEndsTheProofOnlyFewerMovesAreRefuted() {
        Rules rules = RuleSets.of("koernke");
        MateSolver solver = new MateSolver(MEGABYTES);
        Position start = rules.startPosition();
        Solution solution = solver.solve(start, 4, false, Limits.NONE.ofNodes(20_000), UNHEARD);

        assertEquals(Solution.Answer.UNSETTLED, solution.answer());
        assertTrue(solution.moves() >= 1 && solution.moves() < 4, solution.moves() + " moves refuted");
        assertEquals(20_001, solution.nodes());
        solver.stop();
        assertEquals(1, solver.solve(start, 4, false, Limits.NONE, UNHEARD).nodes());
        Solution timed = solver.solve(start, 50, false, Limits.NONE.ofMillis(20), UNHEARD);
        assertEquals(Solution.Answer.UNSETTLED, timed.answer());
    }

    /** A proved win is reported even if the limit is reached while its play is being listed. */
    @Test
    void aLimitEndsTheSearchAndNotTheTellingOfIt() {
        Position position = TinyRules.with("").readPosition(QUIET_FIRST);
        MateSolver solver = new MateSolver(MEGABYTES);
        Solution whole = solver.solve(position, 4, true, Limits.NONE, UNHEARD);
        Solution limited = solver.solve(position, 4, true, Limits.NONE.ofNodes(whole.nodes() - 1), UNHEARD);

        assertEquals(Solution.Answer.WIN, limited.answer());
        assertEquals(whole.play(), limited.play());
    }

    @Test
    void tellsHowFarItHasCome() {
        List<String> heard = new ArrayList<>();
        Position position = TinyRules.with("").readPosition(QUIET_FIRST);
        new MateSolver(MEGABYTES)
                .solve(position, 2, false, Limits.NONE, (moves, tried, total) -> heard.add(moves + ": " + tried));
        assertTrue(heard.stream().allMatch(text -> text.startsWith("2: ")), heard::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 51})
    void refusesMovesOutOfRange(int moves) {
        Position position = TinyRules.with("").readPosition(QUIET_FIRST);
        assertThrows(IllegalArgumentException.class, () -> solve(position, moves));
    }

    /**
     * Random games that end in mate: the mate is found before the last move, and the position before the loser's last move is
     * as brute force says.
     */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"koernke", "twoboard", "meder", "cube"})
    void findsTheMatesOfRandomGames(String id) {
        Rules rules = RuleSets.of(id);
        int mates = 0;
        for (long seed = 1; mates < 2; seed++) {
            Position position = lastOfGame(rules, seed);
            if (position.outcome().flatMap(Outcome::winner).isPresent()) {
                mates++;
                position.unmake();
                assertEquals(1, solve(position, 1).moves());
                assertEquals(Solution.Answer.WIN, solve(position, 1).answer());
                position.unmake();
                position.unmake();
                assertEquals(
                        BruteForce.fewest(position, 2),
                        solve(position, 2).play().map(play -> 1 + play.movesLeft()),
                        () -> position.words().text());
            }
        }
    }

    private static Position lastOfGame(Rules rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        MoveList scratch = new MoveList();
        Position position = rules.startPosition();
        while (position.outcome().isEmpty()) {
            position.make(position.randomMove(random, scratch));
        }
        return position;
    }

    @Test
    void provingAllocatesNothing() {
        Rules rules = RuleSets.of("koernke");
        MateSolver solver = new MateSolver(MEGABYTES);
        Position start = rules.startPosition();
        Limits limits = Limits.NONE.ofNodes(200_000);
        solver.solve(start, 4, false, limits, UNHEARD);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        solver.solve(start, 4, false, limits, UNHEARD);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;

        assertTrue(bytes < 100_000, bytes + " bytes for 200,000 nodes");
    }
}
