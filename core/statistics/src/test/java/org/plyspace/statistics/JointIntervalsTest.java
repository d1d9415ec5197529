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

class JointIntervalsTest {

    /** SciPy: scipy.stats.norm.isf(0.025 / count). */
    @ParameterizedTest
    @CsvSource({"1,1.959964", "6,2.638257", "18,2.991316", "21,3.038074"})
    void theWidthGrowsWithTheNumberOfIntervals(int count, double deviations) {
        assertEquals(deviations, new JointIntervals(count).deviations(), 1e-6);
    }

    @Test
    void noIntervalsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new JointIntervals(0));
    }

    @Test
    void oneShareHasWilsonsIntervalByStudent() {
        Estimate joint = new JointIntervals(1).share(coins(400, 120));
        Estimate single = Measurement.SHARE_OF_MOVES.of(coins(400, 120), 1);

        assertEquals(0.3, joint.mean(), 1e-12);
        assertEquals(single.low(), joint.low(), 1e-4);
        assertEquals(single.high(), joint.high(), 1e-4);
    }

    /** Wilson for 0 of 50 by hand: z^2 / (50 + z^2), z = 2.991316. */
    @Test
    void shareThatNeverOccurredHasAnUpperEnd() {
        Estimate joint = new JointIntervals(18).share(coins(50, 0));

        assertEquals(0, joint.low());
        assertEquals(8.947972 / 58.947972, joint.high(), 1e-5);
    }

    /** A mean of 1 to 9, by hand: 5 +- t(8) * sqrt(7.5 / 9), with SciPy: scipy.stats.t.isf(0.025 / 3, 8) = 3.015762. */
    @Test
    void meansHaveStudentsInterval() {
        double[] numbers = IntStream.rangeClosed(1, 9).asDoubleStream().toArray();
        Estimate joint = new JointIntervals(3).mean(sample(numbers), Double.POSITIVE_INFINITY);

        assertEquals(5, joint.mean(), 1e-12);
        assertEquals(3.015762 * Math.sqrt(7.5 / 9), joint.halfWidth(), 1e-4);
    }

    /** Of 40 games of 12 plies, up to 1 - (0.025 / 3)^(1 / 40) = 11.28 % may be shorter, but none longer than 12. */
    @Test
    void meansThatDoNotVaryHaveAnIntervalTowardsWhatIsPossible() {
        double[] numbers = new double[40];
        Arrays.fill(numbers, 12);

        Estimate joint = new JointIntervals(3).mean(sample(numbers), 12);

        assertEquals(12 * (1 - 0.1128), joint.low(), 1e-3);
        assertEquals(12, joint.high());
        assertEquals(
                new Estimate(12, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
                new JointIntervals(3).mean(sample(numbers), Double.POSITIVE_INFINITY));
    }

    /** Of three intervals by 200 coins each, one misses in 5 % of all trials at most; seed 3. */
    @Test
    void intervalsHoldTogether() {
        SplittableRandom random = new SplittableRandom(3);
        JointIntervals joint = new JointIntervals(3);
        int held = 0;
        for (int trial = 0; trial < 2_000; trial++) {
            boolean all = true;
            for (double share : new double[] {0.1, 0.4, 0.5}) {
                int hits = (int) IntStream.range(0, 200)
                        .filter(i -> random.nextDouble() < share)
                        .count();
                Estimate estimate = joint.share(coins(200, hits));
                all &= estimate.low() <= share && share <= estimate.high();
            }
            held += all ? 1 : 0;
        }
        assertTrue(held >= 1_890, held + " of 2000");
    }

    private static ClusteredSample coins(int tosses, int hits) {
        double[] numbers = new double[tosses];
        Arrays.fill(numbers, 0, hits, 1);
        return sample(numbers);
    }

    private static ClusteredSample sample(double... numbers) {
        double[] ones = new double[numbers.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, numbers.length).toArray(), numbers, ones);
    }
}
