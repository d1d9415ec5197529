package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.statistics.SequentialBounds.Spending;
import org.plyspace.testing.TestForm;

class SequentialBoundsTest {

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private static double[] bounds(double error, Spending spending, int... sizes) {
        return Arrays.stream(SequentialBounds.tails(error, spending, sizes))
                .map(NORMAL::inverseSurvivalProbability)
                .toArray();
    }

    /** By numpy's trapezoid rule with 2,001 points at each look. */
    @Test
    void fiveLooksThatSpendInProportion() {
        assertArrayEquals(
                new double[] {2.5758, 2.4920, 2.4108, 2.3391, 2.2755},
                bounds(0.025, Spending.LINEAR, 1, 2, 3, 4, 5),
                5e-4);
        assertArrayEquals(
                new double[] {3.7746, 3.7499, 3.5755, 3.3868, 3.3371},
                bounds(0.05 / 52, Spending.LINEAR, 256, 512, 1_024, 2_048, 3_072),
                5e-4);
    }

    /** The published bounds (R package gsDesign, sfLDOF). */
    @Test
    void fiveLooksThatSpendLate() {
        assertArrayEquals(
                new double[] {4.877, 3.357, 2.680, 2.290, 2.031}, bounds(0.025, Spending.LATE, 1, 2, 3, 4, 5), 1e-3);
    }

    /** A first look so early that its part of the error is 0 for a double leaves the later ones as they are without it. */
    @ParameterizedTest
    @CsvSource({"0.025, 8, 1024, 3072", "0.00096, 500, 20000, 100000"})
    void aFirstLookAtHardlyAnythingSpendsNothing(double error, int first, int second, int last) {
        double[] all = SequentialBounds.tails(error, Spending.LATE, first, second, last);
        double[] later = SequentialBounds.tails(error, Spending.LATE, second, last);

        assertTrue(all[0] < 1e-14, Arrays.toString(all));
        assertArrayEquals(later, new double[] {all[1], all[2]}, 1e-7);
    }

    @Test
    void oneLookSpendsEverything() {
        assertEquals(0.01, SequentialBounds.tails(0.01, Spending.LINEAR, 100)[0], 1e-9);
    }

    /** A sum of normal numbers, looked at four times at tails of 5 % together; looked at by 5 % each time, 12.6 % would pass. */
    @ParameterizedTest(name = "{0}, with seed 1")
    @EnumSource(Spending.class)
    void allLooksTogetherErrAsOftenAsTheyMay(Spending spending) {
        int[] sizes = {50, 100, 250, 400};
        double[] bounds = bounds(0.05, spending, sizes);
        SplittableRandom random = new SplittableRandom(1);
        int trials = TestForm.count(20_000, 5_000);
        int passed = 0;
        int peeked = 0;
        for (int trial = 0; trial < trials; trial++) {
            double sum = 0;
            int before = 0;
            boolean passes = false;
            boolean peeks = false;
            for (int look = 0; look < sizes.length; look++) {
                sum += Math.sqrt(sizes[look] - before) * random.nextGaussian();
                before = sizes[look];
                passes |= sum / Math.sqrt(before) > bounds[look];
                peeks |= sum / Math.sqrt(before) > 1.6449;
            }
            passed += passes ? 1 : 0;
            peeked += peeks ? 1 : 0;
        }
        assertEquals(0.05, passed / (double) trials, 0.009);
        assertTrue(peeked > 0.1 * trials, peeked + " of " + trials);
    }
}
