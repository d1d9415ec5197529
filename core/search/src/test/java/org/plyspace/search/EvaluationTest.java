package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Changes;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.testing.RuleSets;

class EvaluationTest {

    static final String CHASE = """
            {
              "format": "plyspace-lattice/2", "id": "chase", "title": "Chase", "summary": "Kings and rooks.",
              "source": "a test", "citation": "a test",
              "board": {"files": 8, "ranks": 8, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "start": "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1"
            }
            """;

    @Test
    void aKingInHandIsNoManThatASideHasLeft() {
        Rules rules = RuleSets.declared(CHASE.replace(
                "\"start\": \"r3k3",
                "\"hands\": {\"placed\": \"KR\", \"first\": \"K\", \"most\": 2}, \"start\": \"r3k3"));
        Position position = rules.readPosition("8/8/8/8/8/8/8/R3K3 b - - 0 1 hand=k");
        Evaluation evaluation = new Evaluation(new PieceValues(rules), rules);
        evaluation.start(position);
        assertTrue(evaluation.isDriven(Side.BLACK));

        Changes changes = new Changes();
        position.changes(RandomPositions.moves(position)[0], changes);
        evaluation.push(changes);
        assertTrue(evaluation.isDriven(Side.BLACK));
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "koernke,2", "meder,1", "meder,2", "twoboard,1", "cube,1"})
    void whatIsKeptUpToDateIsWhatIsCountedAnew(String id, long seed) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Evaluation kept = new Evaluation(values, rules);
        Evaluation anew = new Evaluation(values, rules);
        Changes changes = new Changes();
        RandomPositions.ofGame(rules, seed, position -> {
            kept.start(position);
            int before = kept.score(position.sideToMove());
            for (long move : RandomPositions.moves(position)) {
                position.changes(move, changes);
                kept.push(changes);
                position.make(move);
                anew.start(position);
                Side side = position.sideToMove();
                assertEquals(
                        anew.score(side),
                        kept.score(side),
                        () -> position.words().text());
                assertEquals(2 * values.tempo(), kept.score(side) + kept.score(side.opposite()));
                position.unmake();
                kept.pop();
            }
            assertEquals(before, kept.score(position.sideToMove()));
        });
    }

    /** Values come from randomly filled boards, so mirrored places may differ a little, for each man. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "cube"})
    void whatIsGoodForOneSideIsAsGoodForTheOther(String id) {
        Rules rules = RuleSets.of(id);
        Symmetry exchange = rules.symmetries().stream()
                .filter(symmetry -> symmetry.exchangesSides() && symmetry.keepsForward())
                .findFirst()
                .orElseThrow();
        PieceValues values = new PieceValues(rules);
        Evaluation evaluation = new Evaluation(values, rules);
        Position image = rules.position(rules.empty(), Purpose.STUDY);
        Placement placement = new Placement(rules);
        RandomPositions.ofGame(rules, 5, position -> {
            placement.clear();
            int men = 0;
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (position.pieceAt(cell) != Piece.NONE) {
                    placement.put(exchange.image(cell), exchange.pieceImage(position.pieceAt(cell)));
                    men++;
                }
            }
            placement.turn(position.sideToMove().opposite());
            image.place(placement);
            evaluation.start(position);
            int score = evaluation.score(position.sideToMove());
            evaluation.start(image);
            assertEquals(
                    score,
                    evaluation.score(image.sideToMove()),
                    10 + 3 * men,
                    () -> position.words().text());
        });
    }

    /** A king that becomes another one gains nothing that it would lose by becoming it. */
    @Test
    void aKingNearItsPromotionIsWorthNoMoreForIt() {
        String promoting = CHASE.replace("\"pieces\": {", """
                "pieces": {
                "+K": {"name": "emperor", "royal": true, "leaps": {"flat": [1, 0, 0]}},""")
                .replace("\"king\",", "\"king\", \"promotes\": {\"to\": \"+K\", \"zone\": {\"ranks\": [4, 5]}},");
        Rules rules = RuleSets.declared(promoting);
        PieceFeatures features = new PieceFeatures(rules);

        for (int place = 0; place < rules.places(); place++) {
            assertEquals(0, features.gain(Piece.code(Side.WHITE, 1), place));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void whoAttacksMoreIsWorthMore(String id) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);

        assertTrue(worth(rules, values, "Q") > worth(rules, values, "R"));
        assertTrue(worth(rules, values, "R") > worth(rules, values, "B"));
        assertEquals(0, worth(rules, values, "K"));
    }

    private static int worth(Rules rules, PieceValues values, String symbol) {
        PieceType type = rules.pieceTypes().stream()
                .filter(candidate -> candidate.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
        assertEquals(
                values.worth(Piece.code(Side.WHITE, type.index())), values.worth(Piece.code(Side.BLACK, type.index())));
        return values.worth(Piece.code(Side.WHITE, type.index()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard"})
    void menGainOnTheirWayToAPromotion(String id) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        RandomPositions.ofGame(rules, 1, position -> {
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (position.promotionDistance(cell) == 1) {
                    int code = position.pieceAt(cell);
                    assertTrue(
                            values.endgame(code, position.placeOf(cell)) > values.worth(code),
                            () -> position.words().text());
                }
            }
        });
    }

    /** White's king in the middle of the board, and Black's bare king up to three steps away. */
    @Test
    void aBareKingIsWorthLessTheFewerWaysItHasAndTheNearerItsHunter() {
        Rules rules = RuleSets.declared(CHASE);
        String open = "7R/8/8/8/3K2k1/8/8/8 w - - 0 1";
        String edge = "7R/8/8/8/3K4/8/8/3k4 w - - 0 1";
        String corner = "7R/8/8/8/3K4/8/8/k7 w - - 0 1";
        String near = "7R/8/8/8/8/3K4/8/3k4 w - - 0 1";

        assertTrue(forWhite(rules, edge) > forWhite(rules, open));
        assertTrue(forWhite(rules, corner) > forWhite(rules, edge));
        assertTrue(forWhite(rules, near) > forWhite(rules, edge));
        for (String text : List.of(open, edge, corner, near)) {
            // Values come from randomly filled boards, so mirrored places may differ a little.
            assertEquals(forWhite(rules, text), -forWhite(rules, mirrored(text)), 10, text);
        }
    }

    /** Two rooks are all that the start has, so that more of them are no more of a middlegame. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1, 700",
        "r3k3/8/8/8/8/8/8/R2RK3 w - - 0 1, 500",
        "r3k3/8/8/8/8/8/8/RRRRK3 w - - 0 1, 1500",
    })
    void moreMenThanAtTheStartCountAsInTheMiddlegame(String text, int score) {
        Rules rules = RuleSets.declared(CHASE);
        Weights weights = Weights.parse(
                "plyspace-weights/1" + "\npiece R 500 900\nplace 0 0\nroyal 0 0\npromotion 0 0", "a test");
        Evaluation evaluation = new Evaluation(new PieceValues(rules, weights), rules);
        evaluation.start(rules.readPosition(text));

        // The first position has a bare king, which is chased.
        assertEquals(score, evaluation.score(Side.WHITE), text.startsWith("4k3") ? 200 : 0, text);
    }

    /** The position with the sides exchanged. */
    private static String mirrored(String text) {
        String[] fields = text.split(" ", 2);
        List<String> ranks = new ArrayList<>(List.of(fields[0].split("/", -1)));
        Collections.reverse(ranks);
        StringBuilder swapped = new StringBuilder();
        String.join("/", ranks)
                .chars()
                .forEach(c -> swapped.append(
                        (char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))));
        return swapped + " " + fields[1].replaceFirst("w", "b");
    }

    /** The score for White without the tempo. */
    private static int forWhite(Rules rules, String text) {
        PieceValues values = new PieceValues(rules);
        Evaluation evaluation = new Evaluation(values, rules);
        evaluation.start(rules.readPosition(text));
        return evaluation.score(Side.WHITE) - values.tempo();
    }
}
