package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LogisticFitTest {

    private static final double SLOPE = 0.005;
    private static final double[] TRUE_WEIGHTS = {900, 500, 320, 100, 15};

    /** Games whose random results follow the true weights. */
    private static List<QuietPosition> examples(int count) {
        SplittableRandom random = new SplittableRandom(3);
        List<QuietPosition> examples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double[] numbers = new double[TRUE_WEIGHTS.length];
            for (int j = 0; j < numbers.length; j++) {
                numbers[j] = random.nextInt(-1, 2);
            }
            double expected = LogisticFit.expectancy(new QuietPosition(i, numbers, 0), TRUE_WEIGHTS, SLOPE);
            examples.add(new QuietPosition(i, numbers, random.nextDouble() < expected ? 1 : 0));
        }
        return examples;
    }

    @Test
    void findsTheWeightsThatGamesWerePlayedBy() {
        double[] fitted = LogisticFit.weights(
                examples(40_000), new double[] {700, 600, 400, 150, 0}, SLOPE, new double[] {1e-4, 1e-4, 1e-4, 1e-3, 1
                });

        for (int i = 0; i < fitted.length; i++) {
            assertEquals(TRUE_WEIGHTS[i], fitted[i], 25);
        }
    }

    @Test
    void findsTheSlopeThatGamesWerePlayedBy() {
        assertEquals(SLOPE, LogisticFit.slope(examples(40_000), TRUE_WEIGHTS), 2e-4);
    }

    @Test
    void whatNoExampleSpeaksOfStaysAsItIs() {
        List<QuietPosition> silent =
                List.of(new QuietPosition(0, new double[] {1, 0}, 1), new QuietPosition(1, new double[] {1, 0}, 0));
        double[] fitted = LogisticFit.weights(silent, new double[] {100, 42}, SLOPE, new double[] {0.002, 0.1});

        assertEquals(42, fitted[1], 1e-9);
    }

    @Test
    void lossIsLeastWhereWhatIsExpectedComesTrue() {
        assertTrue(LogisticFit.loss(0.7, 0.7) < LogisticFit.loss(0.6, 0.7));
        assertTrue(LogisticFit.loss(0.7, 0.7) < LogisticFit.loss(0.8, 0.7));
        assertTrue(Double.isFinite(LogisticFit.loss(0, 1)));
    }
}
