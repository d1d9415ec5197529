package org.plyspace.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimatesTest {

    @Test
    void meanHasStudentsInterval() {
        // s = sqrt(2.5), t(4 degrees, 97.5 %) = 2.776445: half-width 2.776445 * sqrt(2.5 / 5)
        Estimate mean = Estimates.mean(new double[] {1, 2, 3, 4, 5});

        assertEquals(3, mean.mean());
        assertEquals(1.963243, mean.halfWidth(), 1e-6);
        assertEquals(1.036757, mean.low(), 1e-6);
    }

    // Wilson's interval worked out with z = 1.959964: (p + z^2/2n +- z sqrt(p(1-p)/n + z^2/4n^2)) / (1 + z^2/n)
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
        // 6 of 20; residuals 1 - 0.3*4, 2 - 0.3*6, 3 - 0.3*10 = -0.2, 0.2, 0, by the mean whole 20/3; t(2) = 4.302653
        Estimate ratio = Estimates.ratio(new double[] {1, 2, 3}, new double[] {4, 6, 10});

        assertEquals(0.3, ratio.mean(), 1e-12);
        assertEquals(4.302653 * 0.2 / (20.0 / 3) / Math.sqrt(3), ratio.halfWidth(), 1e-6);
    }

    @Test
    void sameObservationsLeaveNoDoubt() {
        assertTrue(Estimates.mean(new double[] {7, 7, 7}).isExact());
    }

    @Test
    void oneObservationSaysNothingOfItsSpread() {
        assertTrue(Double.isNaN(Estimates.mean(new double[] {7}).halfWidth()));
    }

    @Test
    void nothingObservedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Estimates.mean(new double[0]));
        assertThrows(IllegalArgumentException.class, () -> Estimates.proportion(0, 0));
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

    @Test
    void aScoreIsTheMeanOfItsPoints() {
        double[] points = {1, 1, 1, 0.5, 0.5, 0, 0, 0, 0};
        Estimate expected = Estimates.mean(points);
        Estimate score = Estimates.score(3, 2, 4);

        assertEquals(expected.mean(), score.mean(), 1e-12);
        assertEquals(expected.low(), score.low(), 1e-12);
        assertEquals(expected.high(), score.high(), 1e-12);
        assertTrue(Double.isNaN(Estimates.score(1, 0, 0).low()));
        assertThrows(IllegalArgumentException.class, () -> Estimates.score(0, 0, 0));
    }
}
