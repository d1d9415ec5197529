package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** How many observations an interval needs (Cochran, Sampling Techniques, 1977, section 4.4). */
public final class SampleSize {

    private static final double QUANTILE =
            NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - Estimates.CONFIDENCE) / 2);

    private SampleSize() {}

    /**
     * The fewest independent observations by whose mean a 95 % interval reaches no further than so much to either side.
     *
     * @param deviation the standard deviation of an observation, from 0
     * @param halfWidth half the length of the interval, above 0
     */
    public static long of(double deviation, double halfWidth) {
        double root = QUANTILE * deviation / halfWidth;
        return Math.max(1, (long) Math.ceil(root * root));
    }

    /** Half the length of the 95 % interval of the mean of so many observations, from 1. */
    public static double halfWidth(double deviation, long observations) {
        return QUANTILE * deviation / Math.sqrt((double) observations);
    }
}
