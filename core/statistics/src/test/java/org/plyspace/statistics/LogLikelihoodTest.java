package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogLikelihoodTest {

    /** The log likelihood -(x - 3)^2 - (y + 1)^2 + (x - 3)(y + 1), whose maximum is at (3, -1). */
    private static LogLikelihood hill(double[] at) {
        LogLikelihood hill = new LogLikelihood(2);
        hill.gradient()[0] = -2 * (at[0] - 3) + (at[1] + 1);
        hill.gradient()[1] = -2 * (at[1] + 1) + (at[0] - 3);
        hill.information()[0][0] = 2;
        hill.information()[1][0] = -1;
        hill.information()[1][1] = 2;
        return hill;
    }

    @Test
    void aParabolaIsClimbedInOneStep() {
        assertArrayEquals(new double[] {3, -1}, hill(new double[2]).step(), 1e-12);
        assertArrayEquals(
                new double[] {3, -1},
                LogLikelihood.maximum(new double[2], LogLikelihoodTest::hill, Double.POSITIVE_INFINITY),
                1e-12);
    }

    @Test
    void noParameterChangesByMoreThanTheLongestStep() {
        List<Double> first = new ArrayList<>();
        double[] found = LogLikelihood.maximum(
                new double[2],
                at -> {
                    first.add(at[0]);
                    return hill(at);
                },
                1);

        assertArrayEquals(new double[] {3, -1}, found, 1e-12);
        assertEquals(List.of(0.0, 1.0, 2.0, 3.0), first.subList(0, 4));
    }

    @Test
    void likelihoodsAreAddedAsOftenAsTheirObservationsWereMade() {
        LogLikelihood sum = hill(new double[2]);
        sum.add(hill(new double[] {1, 1}), 2);

        assertArrayEquals(new double[] {7 + 2 * 6, -5 + 2 * -6}, sum.gradient());
        assertArrayEquals(new double[] {(6 * 19 + 3 * -17) / 27.0, (6 * -17 + 3 * 19) / 27.0}, sum.step(), 1e-12);
    }
}
