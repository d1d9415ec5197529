package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

@DisplayName("Beyond the depth of a search")
class QuiescenceTest {

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few types of piece.",
              "source": "a test", "citation": "a test",
              "board": {"files": 8, "ranks": 8, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "P": {"name": "pawn", "pawn": {
                  "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                  "promotion": {"ranks": -1}, "promotesTo": "R"}}
              },
              "start": "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1"
            }
            """;

    private static final Weights WEIGHTS = Weights.parse(
            "plyspace-weights/1" + "\npiece R 500 500\npiece P 100 100\nplace 0 0\nroyal 0 0\npromotion 0 0", "a test");

    /** A search of one ply, of one move. What it costs is only seen after that move. */
    @ParameterizedTest(name = "{0}, in {1} after {2}: {3} to {4}")
    @CsvSource({
        "a capture mates, 2r3k1/8/8/8/8/8/5PPP/2R3K1 w - - 0 1, g1-h1, -31998, -31998",
        "a check wins what stands behind the king, r5k1/8/8/8/P6R/4K3/7P/8 w - - 0 1, e3-e4, -450, -350",
        "a pawn is promoted without a capture, 8/k6P/8/4p3/8/8/8/6K1 b - - 0 1, a7-a6, -450, -350",
    })
    void capturesPromotionsAndEvasionsAreSeen(String what, String text, String move, int least, int most) {
        Rules rules = RuleSets.declared(RULES);
        Position position = rules.readPosition(text);
        long only = ((Verdict.Legal) position.words().judge(move, Notation.MACHINE)).move();
        Searcher searcher = new Searcher(rules, new PieceValues(rules, WEIGHTS), SearchSettings.of(1));

        int score = searcher.search(
                        position, new long[0], Limits.NONE.toDepth(1).among(List.of(only)), 1, ignored -> {})
                .lines()
                .get(0)
                .score();

        assertTrue(score >= least && score <= most, what + ": score " + score);
    }

    /** Here every man promotes by its first move, as where rules say what a man may do only once. */
    @Test
    void promotionsWithoutCaptureEndWhereAllMenPromote() {
        Rules rules = RuleSets.declared(
                RULES.replace("\"P\":", """
                "F": {"name": "fresh rook", "modes": [{"leap": [[0, 1, 0], [1, 1, 0], [-1, 1, 0]], "does": "move"}],
                  "promotes": {"to": "R", "zone": {"ranks": [2, 3, 4, 5, 6, 7]}, "forced": true}},
                "P":""").replace("r3k3/8/8/8/8/8/8/R3K3", "ffffkfff/8/8/8/8/8/8/FFFFKFFF"));

        SearchResult found = new Searcher(rules, 1).search(rules.startPosition(), Limits.NONE.ofNodes(3_000));

        assertTrue(found.depth() > 0, found::toString);
    }

    /**
     * After three captures no evasions are searched: that the rook on c8 mates is not seen there, but it is after one capture,
     * whatever the table holds by then.
     */
    @ParameterizedTest
    @CsvSource({
        "1rr3k1/5ppp/8/8/8/8/2R2PPP/2R3K1 w - - 0 1, 1Rr3k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
        "2r3k1/2r2ppp/8/8/8/8/5PPP/1RR3K1 b - - 0 1, 6k1/5ppp/8/8/8/8/5PPP/1rR3K1 b - - 0 1"
    })
    void aPositionWhoseEvasionsWereNotSearchedIsNotRemembered(String afterThree, String afterOne) {
        Beyond beyond = new Beyond();
        beyond.start(afterThree);
        int unseen = beyond.quiescence.search(-Scores.INFINITE, Scores.INFINITE, 0, false);
        assertFalse(Scores.isDecided(unseen), "score " + unseen);

        beyond.start(afterOne);
        assertEquals(Scores.WIN - 1, beyond.quiescence.search(100, 101, 0, false));
    }

    /** The table keeps distances from the position, at whatever ply it is met. */
    @ParameterizedTest(name = "met at ply {0}, then at ply {1}")
    @CsvSource({"0, 4", "4, 0", "3, 3"})
    void aMateThatTheTableKnowsIsAsFarAsItIs(int first, int then) {
        Beyond beyond = new Beyond();
        beyond.start("2r3k1/8/8/8/8/8/5PPP/2R4K b - - 0 1");

        assertEquals(Scores.WIN - first - 1, beyond.quiescence.search(0, Scores.WIN, first, false));
        assertEquals(Scores.WIN - then - 1, beyond.quiescence.search(0, 1, then, false));
        assertEquals(1, beyond.searchLine.nodes(), "the second time the table knows");
    }

    /** A quiescence whose table goes on from one search to the next. */
    private static final class Beyond {

        private final Rules rules = RuleSets.declared(RULES);
        private final NodeBudget budget = new NodeBudget();
        private final SearchLine searchLine;
        private final Quiescence quiescence;

        Beyond() {
            PieceValues values = new PieceValues(rules, WEIGHTS);
            searchLine = new SearchLine(values, rules, new Noise(0), budget);
            quiescence = new Quiescence(
                    searchLine,
                    values,
                    MoveOrder.forAllPlies(values, new History(rules)),
                    TranspositionTable.ofEntries(64),
                    new CorrectionHistory(searchLine.structureKeys(), false),
                    new BlunderModel(0),
                    Set.of(Technique.PROBING));
        }

        void start(String text) {
            budget.start(Long.MAX_VALUE, 1);
            searchLine.start(rules.readPosition(text), new long[0], Limits.NONE);
        }
    }
}
