package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BootstrapTest {

    /** From 0 to 1,999, in no order. */
    private static double[] resampled() {
        return IntStream.range(0, 2_000).mapToDouble(i -> i * 7 % 2_000).toArray();
    }

    /**
     * SciPy: 2,000 norm.cdf(2 norm.ppf(b) -+ 1.959964) for the share b of resamples below the value, and half of those equal to it.
     */
    @ParameterizedTest
    @CsvSource({"1000, 50, 1950", "599.5, 2, 1637", "1399.5, 362, 1997"})
    void theIntervalMakesUpForWhatIsOffTheMiddle(double value, double low, double high) {
        assertEquals(new Estimate(value, low, high), Bootstrap.interval(value, resampled()));
    }

    @Test
    void resamplesThatDetermineNothingAreLeftOut() {
        double[] some = DoubleStream.concat(
                        DoubleStream.generate(() -> Double.NaN).limit(500), Arrays.stream(resampled()))
                .toArray();

        assertEquals(new Estimate(1_000, 50, 1_950), Bootstrap.interval(1_000, some));
    }

    @Test
    void aValueBeyondAllResamplesIsAnEndOfItsInterval() {
        assertEquals(new Estimate(-5, -5, 1_999), Bootstrap.interval(-5, resampled()));
        assertEquals(new Estimate(2_500, 0, 2_500), Bootstrap.interval(2_500, resampled()));
    }

    /** Each of ten clusters is drawn once in a resample on the average, and several times in some. */
    @Test
    void asManyClustersAreDrawnAsThereAreWithSeed3() {
        Bootstrap bootstrap = new Bootstrap(3);
        Bootstrap same = new Bootstrap(3);
        int[] weights = new int[10];
        int[] others = new int[10];
        int[] sums = new int[10];
        int most = 0;
        int heads = 0;
        for (int i = 0; i < 1_000; i++) {
            bootstrap.draw(weights);
            same.draw(others);
            assertArrayEquals(weights, others);
            assertEquals(10, IntStream.of(weights).sum());
            most = Math.max(most, IntStream.of(weights).max().orElseThrow());
            Arrays.setAll(sums, cluster -> sums[cluster] + weights[cluster]);
            boolean head = bootstrap.isHeads();
            assertEquals(head, same.isHeads());
            heads += head ? 1 : 0;
        }
        assertTrue(IntStream.of(sums).allMatch(sum -> sum > 850 && sum < 1_150), Arrays.toString(sums));
        assertTrue(most >= 4, "the most times: " + most);
        assertEquals(500, heads, 80);
    }
}
