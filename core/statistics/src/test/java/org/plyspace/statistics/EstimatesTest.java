package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimatesTest {

    // Wilson's interval by hand with z = 1.959964: (p + z^2/2n +- z sqrt(p(1-p)/n + z^2/4n^2)) / (1 + z^2/n)
    @ParameterizedTest
    @CsvSource({"0, 10, 0, 0.277533", "10, 10, 0.722467, 1", "5, 10, 0.236593, 0.763407", "20, 100, 0.133367, 0.288829"
    })
    void proportionHasWilsonsInterval(int hits, int of, double low, double high) {
        Estimate proportion = Estimates.proportion(hits, of);

        assertEquals((double) hits / of, proportion.mean());
        assertEquals(low, proportion.low(), 1e-6);
        assertEquals(high, proportion.high(), 1e-6);
    }

    @Test
    void ratioIsOfTheTotalsAndItsIntervalOfTheResiduals() {
        // 6 of 20; residuals 1 - 0.3*4, 2 - 0.3*6, 3 - 0.3*10 = -0.2, 0.2, 0, divided by the mean whole 20/3; t(2) =
        // 4.302653
        Estimate ratio = Estimates.ratio(new double[] {1, 2, 3}, new double[] {4, 6, 10});

        assertEquals(0.3, ratio.mean(), 1e-12);
        assertEquals(4.302653 * 0.2 / (20.0 / 3) / Math.sqrt(3), ratio.halfWidth(), 1e-6);
    }

    @Test
    void nothingObservedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Estimates.proportion(0, 0));
        assertThrows(IllegalArgumentException.class, () -> Estimates.ratio(new double[0], new double[0]));
        assertThrows(IllegalArgumentException.class, () -> Estimates.ratio(new double[2], new double[3]));
        assertEquals(new Estimate(0, Double.NaN, Double.NaN), Estimates.ratio(new double[3], new double[3]));
    }

    @Test
    void intervalsCoverTheTruthAboutNineteenTimesInTwentyWithSeed1() {
        SplittableRandom random = new SplittableRandom(1);
        int covered = 0;
        for (int trial = 0; trial < 2000; trial++) {
            double[] parts = new double[50];
            double[] wholes = new double[50];
            for (int i = 0; i < 50; i++) {
                wholes[i] = 10 + random.nextInt(50);
                parts[i] = wholes[i] * random.nextDouble();
            }
            Estimate half = Estimates.ratio(parts, wholes);
            covered += half.low() <= 0.5 && 0.5 <= half.high() ? 1 : 0;
        }
        assertEquals(0.95, covered / 2000.0, 0.02);
    }

    /** Mean 4 / 9; the squared deviations sum to 1.4722, so nine games are as certain as 13.6 without draws. */
    @Test
    void aScoreIsAShareThatDrawsMakeSurer() {
        double[] points = {1, 1, 1, 0.5, 0.5, 0, 0, 0, 0};
        double[] ones = new double[9];
        Arrays.fill(ones, 1);
        Estimate expected = Measurement.SHARE_OF_GAMES.of(
                ClusteredSample.of(IntStream.range(0, 9).toArray(), points, ones), 1);

        Estimate score = Estimates.score(3, 2, 4);

        assertEquals(4.0 / 9, score.mean(), 1e-12);
        assertEquals(expected.low(), score.low(), 1e-9);
        assertEquals(expected.high(), score.high(), 1e-9);
        assertEquals(
                Estimates.proportion(30, 100).low(), Estimates.score(30, 0, 70).low(), 1e-9);
    }

    @Test
    void aScoreOfFewGamesThatEndedAlikeIsUnsure() {
        assertEquals(Estimates.proportion(5, 5).low(), Estimates.score(5, 0, 0).low(), 1e-9);
        assertEquals(Estimates.proportion(2, 4).low(), Estimates.score(0, 4, 0).low(), 1e-9);
        assertThrows(IllegalArgumentException.class, () -> Estimates.score(0, 0, 0));
    }

    @Test
    void theMeanOfSharesDoesNotLeaveThem() {
        Estimate rare = Estimates.share(0.001, 0.001, 80);

        assertTrue(rare.low() > 0 && rare.high() > 0.003, rare.toString());
        assertEquals(
                Estimates.proportion(4, 8).low(), Estimates.share(0.5, 0, 8).low(), 1e-9);
    }
}
