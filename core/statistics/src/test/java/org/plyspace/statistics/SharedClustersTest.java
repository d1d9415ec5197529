package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SharedClustersTest {

    private static ClusteredSample sample(double... numbers) {
        double[] ones = new double[numbers.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, numbers.length).toArray(), numbers, ones);
    }

    /** With clusters that shift all samples by a deviation of 3, and errors of 1; 400 clusters, seed 2. */
    @Test
    void whatClustersShiftIsToldFromErrors() {
        Random random = new Random(2);
        double[][] numbers = new double[20][400];
        for (int cluster = 0; cluster < 400; cluster++) {
            double shift = 3 * random.nextGaussian();
            for (int sample = 0; sample < 20; sample++) {
                numbers[sample][cluster] = sample + shift + random.nextGaussian();
            }
        }
        SharedClusters shared = SharedClusters.of(
                Arrays.stream(numbers).map(SharedClustersTest::sample).toList(), Double.POSITIVE_INFINITY);

        assertEquals(9.0 / 400, shared.shift(), 0.2 * 9 / 400);
        for (int sample = 0; sample < 20; sample++) {
            assertEquals(1.0 / 400, shared.variance(sample), 0.25 / 400);
        }
    }

    @Test
    void samplesThatAgreeHaveNoErrorsOfTheirOwn() {
        SharedClusters shared =
                SharedClusters.of(List.of(sample(1, 0, 1, 0), sample(1, 0, 1, 0)), Double.POSITIVE_INFINITY);

        assertEquals(0.5, shared.value(0));
        assertEquals(0, shared.variance(0));
        assertEquals(1.0 / 12, shared.shift(), 1e-12);
        // Up to 1 - 0.025^(1/4) of the clusters may differ, by 1 each.
        assertEquals(0.6023, shared.combination(1, -1).halfWidth(), 1e-4);
    }

    /** Of 27 openings that end alike in two settings, up to 1 - 0.025^(1/27) = 12.77 % may end otherwise. */
    @Test
    void sharesThatAreTheSameInAllClustersMayDifferInSome() {
        double[] won = new double[27];
        Arrays.fill(won, 1);

        Estimate effect =
                SharedClusters.ofShares(List.of(sample(won), sample(won))).combination(-1, 1);

        assertEquals(0, effect.mean());
        assertEquals(0.1277, effect.high(), 1e-4);
        assertEquals(-0.1277, effect.low(), 1e-4);
    }

    /** Two of three games are lost instead of won: by Student -67 +- 143 points of 100, of which -167 are not possible. */
    @Test
    void sharesDifferByNoMoreThanAll() {
        Estimate effect = SharedClusters.ofShares(List.of(sample(1, 1, 1), sample(0, 0, 1)))
                .combination(-1, 1);

        assertEquals(-2.0 / 3, effect.mean(), 1e-9);
        assertEquals(-1, effect.low(), 1e-9);
        assertEquals(-2.0 / 3 + 4.302653 / 3, effect.high(), 1e-5);
    }

    /** Two games of 12 plies each: up to 84.19 % may be shorter; without a longest game nothing is known. */
    @Test
    void meansThatDoNotVaryDifferByAsMuchAsObservationsCan() {
        List<ClusteredSample> lengths = List.of(sample(12, 12), sample(12, 12));

        assertEquals(
                0.8419 * 12, SharedClusters.of(lengths, 12).combination(-1, 1).high(), 1e-3);
        assertEquals(
                Double.POSITIVE_INFINITY,
                SharedClusters.of(lengths, Double.POSITIVE_INFINITY)
                        .combination(-1, 1)
                        .high());
    }

    /** Student's paired test by hand: differences 1, 2, 3, 6, mean 3, deviation sqrt(14 / 3), t(3) = 3.182446. */
    @Test
    void combinationIsThatOfPairs() {
        Estimate difference = SharedClusters.of(
                        List.of(sample(5, 1, 2, 0), sample(6, 3, 5, 6)), Double.POSITIVE_INFINITY)
                .combination(-1, 1);

        assertEquals(3, difference.mean(), 1e-12);
        assertEquals(3.182446 * Math.sqrt(14.0 / 3 / 4), difference.halfWidth(), 1e-5);
    }

    @Test
    void emptySampleIsUnknownAndSpoilsNoOther() {
        SharedClusters shared =
                SharedClusters.of(List.of(sample(), sample(1, 0, 1), sample(0, 0, 1)), Double.POSITIVE_INFINITY);

        assertTrue(Double.isNaN(shared.value(0)) && Double.isNaN(shared.variance(0)));
        assertTrue(shared.variance(1) > 0);
        assertEquals(1.0 / 3, shared.combination(0, 1, -1).mean(), 1e-12);
    }
}
