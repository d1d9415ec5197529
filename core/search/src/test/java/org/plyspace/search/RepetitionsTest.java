package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

@DisplayName("A repeated position")
class RepetitionsTest {

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "repetition": {"times": %d, "meaning": "%s"},
              "start": "k3/4/4/2RK w - - 0 1"
            }
            """;
    private static final List<String> ROUND = List.of("d1-d2", "a4-a3", "d2-d1", "a3-a4");

    /** The same round after its first move. */
    private static final String BLACK_FIRST = "k3/4/3K/2R1 b - - 0 1";

    /** Occurrences in the game count exactly; the first ply of the line then ends the game or does not. */
    @ParameterizedTest(name = "at {0} times, {1} moves of the game before, then one: {2}")
    @CsvSource({
        "2, 3, true", "2, 1, false", "2, 2, false",
        "3, 3, false", "3, 7, true", "3, 6, false",
        "4, 7, false", "4, 11, true",
    })
    void ofTheGameEndsItOnlyAtItsLastTime(int times, int played, boolean end) {
        Position position = RuleSets.declared(RULES.formatted(times, "draw")).startPosition();
        long[] earlier = new long[played];
        for (int ply = 0; ply < played; ply++) {
            earlier[ply] = position.repetitionKey();
            round(position, ply);
        }
        Repetitions repetitions = new Repetitions(position.rules().repetition(), true);
        repetitions.start(earlier, position);
        round(position, played);
        repetitions.push(position);
        assertEquals(end, repetitions.isEnd(position), position.words().text());
    }

    /** Whoever repeats a position once within the line can do so again. */
    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    void ofTheLineEndsItAtOnce(int times) {
        Position position = RuleSets.declared(RULES.formatted(times, "draw")).startPosition();
        Repetitions repetitions = new Repetitions(position.rules().repetition(), true);
        repetitions.start(new long[0], position);
        for (int ply = 0; ply < 4; ply++) {
            assertEquals(false, repetitions.isEnd(position), "ply " + ply);
            round(position, ply);
            repetitions.push(position);
        }
        assertEquals(true, repetitions.isEnd(position));
        repetitions.pop();
        position.unmake();
        assertEquals(false, repetitions.isEnd(position), "taken back");
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    void ofTheLineCountsLikeThatOfTheGameWithoutItsTechnique(int times) {
        Position position = RuleSets.declared(RULES.formatted(times, "draw")).startPosition();
        Repetitions repetitions = new Repetitions(position.rules().repetition(), false);
        repetitions.start(new long[0], position);
        for (int ply = 0; ply < 4 * (times - 1); ply++) {
            assertEquals(false, repetitions.isEnd(position), "ply " + ply);
            round(position, ply);
            repetitions.push(position);
        }
        assertEquals(true, repetitions.isEnd(position));
    }

    @Test
    void endsNoLineOfASearchWithoutItsTechniqueBeforeItEndsTheGame() {
        Rules rules = RuleSets.declared(RULES.formatted(3, "draw"));
        Set<Technique> exact = new HashSet<>(Technique.usual());
        exact.remove(Technique.REPETITION);
        assertTrue(nodes(rules, Technique.usual()) < nodes(rules, exact));
    }

    private static long nodes(Rules rules, Set<Technique> techniques) {
        Searcher searcher = new Searcher(rules, new PieceValues(rules), new SearchSettings(1, 1, techniques, 0));
        return searcher.search(rules.startPosition(), new long[0], Limits.NONE.toDepth(6), 1, ignored -> {})
                .nodes();
    }

    /** Black repeats the position of the start; the rook is not enough for a score near a loss. */
    @ParameterizedTest(name = "{0}: {1} to {2}")
    @CsvSource({"draw, 0, 0", "loss for repeater, -31999, -31999", "loss for white, 0, 0", "nothing, -5000, -1"})
    void isWorthWhatTheRulesSay(String meaning, int least, int most) {
        Rules rules = RuleSets.declared(RULES.formatted(2, meaning));
        Position position = rules.startPosition();
        long[] earlier = new long[ROUND.size() - 1];
        for (int ply = 0; ply < earlier.length; ply++) {
            earlier[ply] = position.repetitionKey();
            round(position, ply);
        }
        long last = ((Verdict.Legal) position.words().judge(ROUND.get(earlier.length), Notation.MACHINE)).move();
        int score = new Searcher(rules, 1)
                .search(position, earlier, Limits.NONE.toDepth(2).among(List.of(last)), 1, ignored -> {})
                .lines()
                .get(0)
                .score();
        assertTrue(score >= least && score <= most, () -> "score " + score);
    }

    /** White has a rook more, and yet must not repeat the position that Black has brought about. */
    @Test
    void losesForWhiteByItsMoveWhereWhiteMustAvoidIt() {
        Rules rules = RuleSets.declared(RULES.formatted(2, "loss for white"));
        Position position = rules.readPosition(BLACK_FIRST);
        long[] earlier = new long[ROUND.size() - 1];
        for (int ply = 0; ply < earlier.length; ply++) {
            earlier[ply] = position.repetitionKey();
            round(position, ply + 1);
        }
        Searcher searcher = new Searcher(rules, 1);
        long last = ((Verdict.Legal) position.words().judge("d1-d2", Notation.MACHINE)).move();
        assertEquals(
                -31_999,
                score(searcher, position, earlier, Limits.NONE.toDepth(2).among(List.of(last))));
        assertTrue(score(searcher, position, earlier, Limits.NONE.toDepth(2)) > 0);
    }

    private static int score(Searcher searcher, Position position, long[] earlier, Limits limits) {
        return searcher.search(position, earlier, limits, 1, ignored -> {})
                .lines()
                .get(0)
                .score();
    }

    /**
     * The line repeats the position after Black's move, but if both sides go on, the game ends by whichever of the positions came about
     * first, in a round that White's move or Black's began.
     */
    @ParameterizedTest(name = "{0} positions of the round before the root, {1} to move first, result for White {2}")
    @CsvSource({"0, WHITE, 0", "1, BLACK, -1", "2, WHITE, 0", "3, BLACK, -1", "3, WHITE, 0"})
    void isWorthWhatTheFirstPositionToComeOftenEnoughIsWorth(int before, Side first, int expected) {
        Rules rules = RuleSets.declared(RULES.formatted(3, "loss for white"));
        Position position = first == Side.WHITE ? rules.startPosition() : rules.readPosition(BLACK_FIRST);
        int offset = first == Side.WHITE ? 0 : 1;
        long[] earlier = new long[before];
        for (int ply = 0; ply < before; ply++) {
            earlier[ply] = position.repetitionKey();
            round(position, ply + offset);
        }
        Repetitions repetitions = new Repetitions(rules.repetition(), true);
        repetitions.start(earlier, position);
        for (int ply = before; !repetitions.isEnd(position); ply++) {
            round(position, ply + offset);
            repetitions.push(position);
        }
        int result = repetitions.result(position.sideToMove());
        assertEquals(expected, position.sideToMove() == Side.WHITE ? result : -result);
    }

    /** White checks by every move, by every other one, by none; the same where Black has the rook. */
    @ParameterizedTest(name = "{0}, {1}: result for White {2}")
    @CsvSource({
        "k3/4/4/1R1K w - - 0 1, b1-a1 a4-b4 a1-b1 b4-a4, -1",
        "k3/4/4/R2K b - - 0 1, a4-b4 a1-b1 b4-a4 b1-a1, -1",
        "1k2/4/4/R2K w - - 0 1, a1-c1 b4-a4 c1-a1 a4-b4, 0",
        "1k2/4/4/2RK b - - 0 1, b4-a4 c1-a1 a4-b4 a1-c1, 0",
        "k3/4/4/2RK w - - 0 1, d1-d2 a4-a3 d2-d1 a3-a4, 0",
        "1r1k/4/4/K3 b - - 0 1, b4-a4 a1-b1 a4-b4 b1-a1, 1",
        "r2k/4/4/K3 w - - 0 1, a1-b1 a4-b4 b1-a1 b4-a4, 1",
        "r2k/4/4/1K2 b - - 0 1, a4-c4 b1-a1 c4-a4 a1-b1, 0",
    })
    void losesForWhoGaveCheckByEveryMove(String text, String moves, int expected) {
        Rules rules = RuleSets.declared(RULES.formatted(2, "loss for perpetual check"));
        Position position = rules.readPosition(text);
        Repetitions repetitions = new Repetitions(rules.repetition(), true);
        repetitions.start(new long[0], position);
        push(repetitions, position, moves);
        assertEquals(true, repetitions.isEnd(position));
        int result = repetitions.result(position.sideToMove());
        assertEquals(expected, position.sideToMove() == Side.WHITE ? result : -result);
    }

    /** The round began in the game, of whose checks nothing is known, where a line before it had checks. */
    @ParameterizedTest(name = "{0} positions of the round before the root")
    @CsvSource({"1", "2", "3"})
    void isWorthTheSameWhateverWasSearchedBefore(int before) {
        Rules rules = RuleSets.declared(RULES.formatted(2, "loss for perpetual check"));
        Repetitions used = new Repetitions(rules.repetition(), true);
        Position checked = rules.readPosition("k3/4/4/1R1K w - - 0 1");
        used.start(new long[0], checked);
        push(used, checked, "b1-a1 a4-b4 a1-b1 b4-a4");
        Repetitions fresh = new Repetitions(rules.repetition(), true);
        List<String> round = List.of("a1-c1", "b4-a4", "c1-a1", "a4-b4");
        for (Repetitions each : List.of(used, fresh)) {
            Position position = rules.readPosition("1k2/4/4/R2K w - - 0 1");
            long[] earlier = new long[before];
            for (int ply = 0; ply < before; ply++) {
                earlier[ply] = position.repetitionKey();
                play(position, round.get(ply));
            }
            each.start(earlier, position);
            push(each, position, String.join(" ", round.subList(before, round.size())));
            assertEquals(true, each.isEnd(position));
            assertEquals(0, each.result(position.sideToMove()));
        }
    }

    private static void push(Repetitions repetitions, Position position, String moves) {
        for (String move : moves.split(" ", -1)) {
            assertEquals(false, repetitions.isEnd(position), "before " + move);
            play(position, move);
            repetitions.push(position);
        }
    }

    private static void round(Position position, int ply) {
        play(position, ROUND.get(ply % ROUND.size()));
    }

    private static void play(Position position, String move) {
        Verdict verdict = position.words().judge(move, Notation.MACHINE);
        position.make(((Verdict.Legal) verdict).move());
    }
}
