package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceFromHalfTest {

    private static ClusteredSample games(int games, int won) {
        double[] points = new double[games];
        Arrays.fill(points, 0, won, 1);
        double[] ones = new double[games];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, games).toArray(), points, ones);
    }

    /** Wilson's interval of 60 of 100 is 50.20 to 69.06 %, of 40 of 100 30.94 to 49.80 %, of 52 of 100 42.32 to 61.54 %. */
    @ParameterizedTest(name = "{0} of 100 won")
    @CsvSource({"60, 0.10, 0.0020, 0.1906", "40, 0.10, 0.0020, 0.1906", "52, 0.02, 0, 0.1154"})
    void theIntervalIsThatOfTheShareFolded(int won, double distance, double low, double high) {
        Estimate found = Measurement.DISTANCE_FROM_HALF.of(games(100, won), 1);

        assertEquals(distance, found.mean(), 1e-9);
        assertEquals(low, found.low(), 1e-4);
        assertEquals(high, found.high(), 1e-4);
    }

    /** 70 and 30 of 100 are equally far from one half, though on different sides. */
    @Test
    void whichSideIsBetterOffDoesNotMatter() {
        Difference same = Difference.of(games(100, 70), games(100, 30), Measurement.DISTANCE_FROM_HALF, false, 1);

        assertEquals(0, same.estimate().mean(), 1e-9);
        assertEquals(1, same.p(), 1e-9);
    }

    /** From 80 to 65 of 100: 15 points nearer, with an error of sqrt(0.16 / 99 + 0.2275 / 99) = 6.256 points. */
    @Test
    void nearerToOneHalfIsLower() {
        Difference nearer = Difference.of(games(100, 80), games(100, 65), Measurement.DISTANCE_FROM_HALF, false, 1);

        assertEquals(-0.15, nearer.estimate().mean(), 1e-9);
        assertEquals(0.06256, nearer.error(), 1e-5);
        assertTrue(nearer.lowerP() < 0.01, nearer.toString());
    }

    /** If the sign of one is open, pairs that agree on White's points may disagree on the distance: the larger error counts. */
    @Test
    void pairsWithAnOpenSignHaveTheLargerError() {
        Difference paired = Difference.of(games(100, 50), games(100, 52), Measurement.DISTANCE_FROM_HALF, true, 1);
        Difference apart = Difference.of(games(100, 50), games(100, 52), Measurement.DISTANCE_FROM_HALF, false, 1);

        assertTrue(paired.error() > apart.error(), paired + " and " + apart);
    }

    /** True scores of 50 and 60 %, and twice 55 % on either side: the intervals hold what they are to hold. */
    @ParameterizedTest(name = "from {0} to {1}, with seed 2")
    @CsvSource({"0.5, 0.6", "0.55, 0.45", "0.5, 0.5", "0.7, 0.65"})
    void theTruthIsInTheInterval(double before, double after) {
        SplittableRandom random = new SplittableRandom(2);
        int trials = 1_000;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            Estimate found = Difference.of(
                            games(200, won(random, before)),
                            games(200, won(random, after)),
                            Measurement.DISTANCE_FROM_HALF,
                            false,
                            1)
                    .estimate();
            double truth = Math.abs(after - 0.5) - Math.abs(before - 0.5);
            held += found.low() <= truth && truth <= found.high() ? 1 : 0;
        }
        assertTrue(held >= 0.935 * trials, held + " of " + trials);
    }

    private static int won(SplittableRandom random, double share) {
        return (int) random.doubles(200).filter(each -> each < share).count();
    }
}
