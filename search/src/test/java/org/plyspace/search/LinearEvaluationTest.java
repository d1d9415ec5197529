package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class LinearEvaluationTest {

    /** The weighted sum equals the evaluation, except that the latter rounds each man's value to hundredths. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke,1", "meder,1", "meder,2", "twoboard,1", "cube,1"})
    void numbersTimesWeightsAreTheEvaluation(String id, long seed) {
        Rules rules = RuleSets.of(id);
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
                int men = position.men(Side.WHITE, cells) + position.men(Side.BLACK, cells);
                Side mover = position.sideToMove();
                int score = mover == Side.WHITE ? evaluation.score(mover) : -evaluation.score(mover);
                assertEquals(sum, score, 2 + men, () -> position.words().text());
            });
        }
    }

    private static double[] shifted(double[] weights) {
        double[] shifted = weights.clone();
        for (int i = 0; i < shifted.length; i++) {
            shifted[i] += i % 3 * 2 + i % 2;
        }
        return shifted;
    }

    @ParameterizedTest
    @CsvSource({"koernke", "meder"})
    void weightsOfAFitAreThoseOfItsText(String id) {
        LinearEvaluation linear = new LinearEvaluation(RuleSets.of(id));
        Weights weights = linear.weights(linear.generic());

        assertEquals(weights, Weights.parse(weights.text(), "it"));
        assertTrue(weights.pieces().containsKey("Q"));
        assertTrue(!weights.pieces().containsKey("K"));
        assertEquals(Weights.GENERIC.place(), weights.place());
    }
}
