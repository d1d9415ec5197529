package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

@DisplayName("Terms that rule sets share")
class SharedTermsTest {

    private static double[] numbers() {
        double[] numbers = new double[SharedTerms.of(Weights.GENERIC1).length];
        Arrays.setAll(numbers, i -> 3 - i % 7 + i / 10.0);
        return numbers;
    }

    @Test
    void areReadFromTheWeightsThatTheyMake() {
        assertArrayEquals(numbers(), SharedTerms.of(SharedTerms.with(Weights.GENERIC1, numbers())));
        assertEquals(Weights.GENERIC1, SharedTerms.without(SharedTerms.with(Weights.GENERIC1, numbers())));
    }

    /** What a fit multiplies is what the evaluation of these weights adds up. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "cube"})
    void addUpToTheEvaluationOfTheirWeights(String id) {
        Rules rules = RuleSets.of(id);
        LinearEvaluation evaluation = new LinearEvaluation(rules);
        Weights weights = SharedTerms.with(Weights.GENERIC1, numbers());
        double[] whole = evaluation.numbers(weights);
        double[] sum = evaluation.numbers(Weights.GENERIC1);
        List<double[]> rows = SharedTerms.numbers(evaluation);
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < sum.length; j++) {
                sum[j] += numbers()[i] * rows.get(i)[j];
            }
        }
        assertArrayEquals(whole, sum, 1e-9);
    }
}
