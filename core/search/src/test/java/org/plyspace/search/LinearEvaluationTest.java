package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class LinearEvaluationTest {

    private static final String HANDS = """
            {
              "format": "plyspace-lattice/2", "id": "hands", "title": "Hands", "summary": "Captured men are dropped.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 5, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              "hands": {"held": "RN", "most": 4},
              "repetition": {"times": 3, "meaning": "draw", "bound": "game"},
              "start": "rnnk/4/4/4/RNNK w - - 0 1"
            }
            """;

    /** The weighted sum equals the evaluation, except that the latter rounds each man's value to hundredths. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "meder,1", "meder,2", "twoboard,1", "cube,1", "hands,1", "hands,2"})
    void numbersTimesWeightsAreTheEvaluation(String id, long seed) {
        Rules rules = id.equals("hands") ? RuleSets.declared(HANDS) : RuleSets.of(id);
        LinearEvaluation linear = new LinearEvaluation(rules);
        Weights odd = linear.weights(shifted(linear.generic()));
        for (Weights weights : new Weights[] {Weights.GENERIC, odd}) {
            double[] numbers = weights.equals(odd) ? shifted(linear.generic()) : linear.generic();
            Evaluation evaluation = new Evaluation(new PieceValues(rules, weights), rules);
            int[] cells = new int[rules.cells()];
            RandomPositions.ofGame(rules, seed, position -> {
                evaluation.start(position);
                double sum = 0;
                double[] of = linear.of(position);
                for (int i = 0; i < of.length; i++) {
                    sum += of[i] * numbers[i];
                }
                int white = position.men(Side.WHITE, cells);
                int black = position.men(Side.BLACK, cells);
                if (white > 1 && black > 1) { // the chase of a bare king is no feature
                    Side mover = position.sideToMove();
                    int score = mover == Side.WHITE ? evaluation.score(mover) : -evaluation.score(mover);
                    assertEquals(
                            sum,
                            score,
                            2 + white + black,
                            () -> position.words().text());
                }
            });
        }
    }

    /** Other weights; those of the first two types of piece differ much between middlegame and endgame. */
    private static double[] shifted(double[] weights) {
        double[] shifted = weights.clone();
        for (int i = 0; i < shifted.length; i++) {
            shifted[i] += i < 4 ? i % 2 * 60 : i % 3 * 2 + i % 2;
        }
        return shifted;
    }

    @ParameterizedTest
    @CsvSource({"koernke", "meder"})
    void weightsOfAFitAreThoseOfItsText(String id) {
        LinearEvaluation linear = new LinearEvaluation(RuleSets.of(id));
        // The text has thousandths.
        Weights weights = linear.weights(shifted(linear.numbers(Weights.GENERIC1)));

        assertEquals(weights, Weights.parse(weights.text(), "it"));
        assertTrue(weights.pieces().containsKey("Q"));
        assertTrue(!weights.pieces().containsKey("K"));
        assertEquals(Weights.GENERIC.place(), linear.weights(linear.generic()).place());
    }

    /** A second fit begins where the first one ended. */
    @ParameterizedTest
    @CsvSource({"koernke", "meder"})
    void numbersOfAFitAreThoseThatMadeIt(String id) {
        LinearEvaluation linear = new LinearEvaluation(RuleSets.of(id));
        double[] numbers = shifted(linear.generic());

        assertArrayEquals(numbers, linear.numbers(linear.weights(numbers)), 0.5);
    }
}
