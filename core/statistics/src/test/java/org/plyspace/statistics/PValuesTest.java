package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PValuesTest {

    /** 0.01 x 4 / 1, 0.02 x 4 / 2, 0.03 x 4 / 3 and 0.5, each no larger than the next. */
    @Test
    void benjaminiAndHochbergByHand() {
        assertArrayEquals(
                new double[] {0.04, 0.5, 0.04, 0.04},
                PValues.benjaminiHochberg(new double[] {0.03, 0.5, 0.01, 0.02}),
                1e-12);
    }

    /** 0.01 x 4, 0.02 x 3, 0.03 x 2 and 0.5, each no smaller than the one before. */
    @Test
    void holmByHand() {
        assertArrayEquals(
                new double[] {0.06, 0.5, 0.04, 0.06}, PValues.holm(new double[] {0.03, 0.5, 0.01, 0.02}), 1e-12);
    }

    @Test
    void whatWasNotTestedDoesNotCount() {
        double[] p = {Double.NaN, 0.02, Double.NaN, 0.04};

        assertArrayEquals(new double[] {Double.NaN, 0.04, Double.NaN, 0.04}, PValues.benjaminiHochberg(p), 1e-12);
        assertArrayEquals(new double[] {Double.NaN, 0.04, Double.NaN, 0.04}, PValues.holm(p), 1e-12);
    }

    /** Nine of ten hypotheses are true; of those rejected, at most one in twenty is. */
    @Test
    void falseAlarmsAreAsRareAsPromisedWithSeed1() {
        SplittableRandom random = new SplittableRandom(1);
        double falseShare = 0;
        int trials = 2_000;
        for (int trial = 0; trial < trials; trial++) {
            double[] p = random.doubles(40).toArray();
            for (int effect = 0; effect < 4; effect++) {
                p[effect] *= 1e-3;
            }
            double[] q = PValues.benjaminiHochberg(p);
            int alarms = 0;
            int mistaken = 0;
            for (int i = 0; i < q.length; i++) {
                alarms += q[i] <= 0.05 ? 1 : 0;
                mistaken += q[i] <= 0.05 && i >= 4 ? 1 : 0;
            }
            falseShare += alarms == 0 ? 0 : (double) mistaken / alarms;
        }
        assertEquals(0.9 * 0.05, falseShare / trials, 0.01);
    }

    /** 3 x 0.01 = 0.03, 2 x 0.011 = 0.022: no later test is more certain than an earlier one. */
    @Test
    void holmsValuesNeverFall() {
        assertArrayEquals(new double[] {0.5, 0.03, 0.03}, PValues.holm(new double[] {0.5, 0.01, 0.011}), 1e-12);
    }
}
