package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The number of observations that an interval needs (Cochran, Sampling Techniques, 1977, section 4.4). */
public final class SampleSize {

    private static final double QUANTILE =
            NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - Estimates.CONFIDENCE) / 2);

    private SampleSize() {}

    /**
     * The smallest number of independent observations whose mean has a 95 % interval of at most a given half-width.
     *
     * @param deviation the standard deviation of an observation, from 0
     * @param halfWidth half the length of the interval, above 0
     */
    public static long of(double deviation, double halfWidth) {
        double root = QUANTILE * deviation / halfWidth;
        return Math.max(1, (long) Math.ceil(root * root));
    }

    /** The half-width of the 95 % interval of the mean of a number of observations, from 1. */
    public static double halfWidth(double deviation, long observations) {
        return QUANTILE * deviation / Math.sqrt((double) observations);
    }
}
