package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

class EvaluationTest {

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "koernke,2", "meder,1", "meder,2", "twoboard,1", "cube,1"})
    void whatIsKeptUpToDateIsWhatIsCountedAnew(String id, long seed) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Evaluation kept = new Evaluation(values, rules);
        Evaluation anew = new Evaluation(values, rules);
        RandomPositions.ofGame(rules, seed, position -> {
            kept.start(position);
            int before = kept.score(position.sideToMove());
            for (long move : RandomPositions.moves(position)) {
                kept.push(position, move);
                position.make(move);
                anew.start(position);
                Side side = position.sideToMove();
                assertEquals(
                        anew.score(side),
                        kept.score(side),
                        () -> position.words().text());
                assertEquals(-kept.score(side), kept.score(side.opposite()));
                position.unmake();
                kept.pop();
            }
            assertEquals(before, kept.score(position.sideToMove()));
        });
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
}
