package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantileTest {

    private static final double TAIL = 0.025;

    /** Observations 1 to so many, of which those above a number were cut off there. */
    private static ClusteredSample upTo(int most, int cut) {
        double[] values = IntStream.rangeClosed(1, most)
                .mapToDouble(i -> Math.min(i, cut))
                .toArray();
        double[] seen =
                IntStream.rangeClosed(1, most).mapToDouble(i -> i > cut ? 0 : 1).toArray();
        return ClusteredSample.of(IntStream.range(0, most).toArray(), values, seen);
    }

    /** SciPy: binom.ppf(tail, n, share) and binom.isf(tail, n, share) + 1; ranks 0 and n + 1 are beyond all observations. */
    @ParameterizedTest(name = "share {0} of {1}, tail {2}: {3} to {4}")
    @CsvSource({
        "0.5, 5, 0.025, -Infinity, Infinity",
        "0.5, 6, 0.025, 1, 6",
        "0.5, 9, 0.025, 2, 8",
        "0.5, 20, 0.025, 6, 15",
        "0.5, 20, 0.005, 4, 17",
        "0.25, 20, 0.025, 2, 10",
        "0.75, 20, 0.025, 11, 19",
        "0.5, 100, 0.025, 40, 61",
        "0.25, 100, 0.025, 17, 35",
        "0.75, 100, 0.025, 66, 84",
    })
    void theIntervalByRanksIsThatOfTheBinomialDistribution(
            double share, int observations, double tail, double low, double high) {
        Estimate interval = new Quantile(share).byRanks(upTo(observations, observations), tail);

        assertEquals(Math.ceil(share * observations), interval.mean());
        assertEquals(low, interval.low());
        assertEquals(high, interval.high());
    }

    /** Of twenty, the fifteenth tells how large the median may be, if it was seen to its end. */
    @ParameterizedTest
    @CsvSource({"20, 6, 10, 15", "15, 6, 10, 15", "14, 6, 10, Infinity", "9, 6, Infinity, Infinity"})
    void anEndThatWasCutOffIsOpen(int cut, double low, double median, double high) {
        Estimate interval = new Quantile(0.5).byRanks(upTo(20, cut), TAIL);

        assertEquals(new Estimate(median, low, high), interval);
    }

    /** Two games each of nine openings. */
    @Test
    void observationsOfAClusterCountOnce() {
        double[] ones = new double[18];
        Arrays.fill(ones, 1);
        ClusteredSample twice = ClusteredSample.of(
                IntStream.range(0, 18).map(i -> i / 2).toArray(),
                IntStream.range(0, 18).mapToDouble(i -> 1 + i / 2).toArray(),
                ones);

        assertEquals(new Estimate(5, 2, 8), new Quantile(0.5).byRanks(twice, TAIL));
    }

    @ParameterizedTest
    @CsvSource({"0, -Infinity", "-0.1, -Infinity", "0.01, 1", "0.1, 1", "0.11, 2", "0.5, 5", "0.99, 10", "1, Infinity"})
    void aShareOfAllIsTheSmallestValueThatSoManyDoNotExceed(double share, double value) {
        assertEquals(value, Quantile.at(share, upTo(10, 10)));
    }

    /** Whatever the order, and twice as many of each. */
    @Test
    void weightsAreNumbersOfTimes() {
        double[] values = {4, 1, 3, 2};
        double[] ones = {1, 1, 1, 1};
        ClusteredSample sample = ClusteredSample.of(new int[] {0, 1, 2, 3}, values, ones);

        assertEquals(2, new Quantile(0.5).of(sample));
        assertEquals(2, new Quantile(0.5).byWeights(sample).applyAsDouble(new int[] {2, 2, 2, 2}));
        assertEquals(4, new Quantile(0.5).byWeights(sample).applyAsDouble(new int[] {3, 1, 1, 0}));
        assertEquals(1, new Quantile(0.5).byWeights(sample).applyAsDouble(new int[] {0, 2, 1, 1}));
    }
}
