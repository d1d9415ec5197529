package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WeightedSlopeTest {

    /** From 8 with an error of 2 to 3 with one of 1.5, two plies on: -2.5 a ply, with an error of sqrt(4 + 2.25) / 2 = 1.25. */
    @Test
    void betweenTwoPlacesItIsTheirDifference() {
        Estimate slope = WeightedSlope.of(new double[] {2, 4}, new double[] {8, 3}, new double[] {2, 1.5});

        assertEquals(-2.5, slope.mean(), 1e-9);
        assertEquals(1.959964 * 1.25, slope.halfWidth(), 1e-5);
    }

    /**
     * By numpy.polyfit with w = 1 / error and cov='unscaled': places 1, 2, 4, values 3, 5, 4, errors 1, 2, 1 give 0.292683 with an error
     * of 0.468521.
     */
    @Test
    void surerPlacesWeighMore() {
        Estimate slope = WeightedSlope.of(new double[] {1, 2, 4}, new double[] {3, 5, 4}, new double[] {1, 2, 1});

        assertEquals(0.292683, slope.mean(), 1e-6);
        assertEquals(1.959964 * 0.468521, slope.halfWidth(), 1e-5);
    }
}
