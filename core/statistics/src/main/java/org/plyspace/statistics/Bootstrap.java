package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Bootstrap resampling of whole clusters (B. Efron, Better Bootstrap Confidence Intervals, JASA 82, 1987). The same seed gives
 * the same numbers.
 */
public final class Bootstrap {

    /** The number of resamples for an interval. */
    public static final int RESAMPLES = 2_000;

    private final UniformRandomProvider random;

    /** Creates a bootstrap with the seed of its draws. */
    public Bootstrap(long seed) {
        random = RandomSource.XO_SHI_RO_256_PP.create(seed);
    }

    /** The bias-corrected and accelerated interval. */
    Estimate estimate(ClusteredSample sample, Statistic statistic) {
        double value = statistic.of(sample);
        if (sample.clusters() < 2) {
            return new Estimate(value, Double.NaN, Double.NaN);
        }
        double[] resampled = resampled(statistic.byWeights(sample), sample.clusters());
        return interval(
                value,
                resampled,
                statistic.influences(sample).map(Bootstrap::acceleration).orElse(0.0));
    }

    /**
     * The bias-corrected interval of a value.
     *
     * @param value the value of the sample itself
     * @param resampled the value of each resample, in any order; may be infinite, or NaN where a resample does not determine it
     */
    public static Estimate interval(double value, double[] resampled) {
        return interval(value, told(resampled), 0);
    }

    private static Estimate interval(double value, double[] resampled, double acceleration) {
        double below = 0;
        for (double other : resampled) {
            below += other < value ? 1 : other == value ? 0.5 : 0;
        }
        if (below == 0 || below == resampled.length) {
            return new Estimate(value, Math.min(value, resampled[0]), Math.max(value, resampled[resampled.length - 1]));
        }
        double bias = Normals.inverse(below / resampled.length);
        double low = quantile(resampled, corrected(bias, acceleration, Normals.inverse(Estimates.TAIL)));
        double high = quantile(resampled, corrected(bias, acceleration, Normals.quantile(Estimates.TAIL)));
        return new Estimate(value, Math.min(value, low), Math.max(value, high));
    }

    /** The values of the resamples that determine one, sorted. */
    private double[] resampled(ToDoubleFunction<int[]> byWeights, int clusters) {
        double[] values = new double[RESAMPLES];
        int[] weights = new int[clusters];
        for (int i = 0; i < RESAMPLES; i++) {
            draw(weights);
            values[i] = byWeights.applyAsDouble(weights);
        }
        return told(values);
    }

    private static double[] told(double[] values) {
        double[] finite = Arrays.stream(values)
                .filter(value -> !Double.isNaN(value))
                .sorted()
                .toArray();
        return finite.length == 0 ? new double[] {Double.NaN} : finite;
    }

    /** Draws as many clusters as there are, with replacement, and counts how often each was drawn. */
    public void draw(int[] weights) {
        Arrays.fill(weights, 0);
        for (int i = 0; i < weights.length; i++) {
            weights[random.nextInt(weights.length)]++;
        }
    }

    /** Tosses a fair coin. */
    public boolean isHeads() {
        return random.nextBoolean();
    }

    private static double acceleration(double[] influences) {
        double squares = 0;
        double cubes = 0;
        for (double influence : influences) {
            squares += influence * influence;
            cubes += influence * influence * influence;
        }
        return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
    }

    private static double corrected(double bias, double acceleration, double deviations) {
        double shifted = bias + deviations;
        return Normals.below(bias + shifted / (1 - acceleration * shifted));
    }

    private static double quantile(double[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1L, (long) (share * sorted.length))];
    }
}
