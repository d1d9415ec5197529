package org.plyspace.statistics;

/** The number of observations that an interval needs (Cochran, Sampling Techniques, 1977, section 4.4). */
public final class SampleSize {

    private static final double QUANTILE = Normals.quantile(Estimates.TAIL);

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

    /**
     * The distance from what a one-sided test excludes at which it has the given power.
     *
     * @param deviation the standard deviation of an observation, from 0
     * @param observations the number of observations, from 1
     * @param level the one-sided level of the test, above 0 and below 0.5
     * @param power the probability of success, from 0.5 and below 1
     */
    public static double shown(double deviation, long observations, double level, double power) {
        return deviations(level, power) * deviation / Math.sqrt((double) observations);
    }

    private static double deviations(double level, double power) {
        return Normals.quantile(level) + Normals.inverse(power);
    }

    /**
     * The smallest number of independent observations that gives a one-sided test of their mean this power (Cochran, section 4.6).
     *
     * @param deviation the standard deviation of an observation, from 0
     * @param distance how far the true mean is from what the test excludes, above 0
     * @param level the one-sided level of the test, above 0 and below 0.5
     * @param power the probability of success, from 0.5 and below 1
     */
    public static long toExclude(double deviation, double distance, double level, double power) {
        double root = deviations(level, power) * deviation / distance;
        return Math.max(1, (long) Math.ceil(root * root));
    }

    /**
     * The smallest number of independent observations whose interval lies within a margin of 0 on both sides with this power.
     *
     * @param deviation the standard deviation of an observation, above 0
     * @param mean the true mean, nearer to 0 than the margin
     * @param margin the margin, above 0
     * @param level the probability beyond an end of the interval, above 0 and below 0.5
     * @param power the probability of success, from 0.5 and below 1
     */
    public static long toStayWithin(double deviation, double mean, double margin, double level, double power) {
        double size = Math.abs(mean);
        double quantile = Normals.quantile(level);
        // One end alone needs no more than both, and both no more than if each failed half as often.
        double few = deviations(level, power) * deviation / (margin - size);
        double many = deviations(level, (1 + power) / 2) * deviation / (margin - size);
        while (many - few > 1e-9 * many) {
            double root = (few + many) / 2;
            double near = Normals.below((margin - size) / deviation * root - quantile);
            double far = Normals.below((margin + size) / deviation * root - quantile);
            if (near + far - 1 < power) {
                few = root;
            } else {
                many = root;
            }
        }
        return Math.max(1, (long) Math.ceil(many * many));
    }

    /** The half-width of the 95 % interval of the mean of a number of observations, from 1. */
    public static double halfWidth(double deviation, long observations) {
        return QUANTILE * deviation / Math.sqrt((double) observations);
    }
}
