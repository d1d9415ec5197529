package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Intervals that hold all together with a probability of at least 95 %: each is widened for their number (Bonferroni), however they
 * depend on each other.
 *
 * @param count the number of intervals, from 1
 */
public record JointIntervals(int count) {

    /** Refuses numbers below 1. */
    public JointIntervals {
        if (count < 1) {
            throw new IllegalArgumentException(count + " intervals; expected 1 or more");
        }
    }

    private double tail() {
        return Estimates.TAIL / count;
    }

    /** The half-width of each interval in standard errors, if these are known: 1.96 for one interval, 2.99 for 18. */
    public double deviations() {
        return Normals.quantile(tail());
    }

    /** The largest half-width of the interval of a {@link #share}, for a number of independent observations, from 2. */
    public double widest(int observations) {
        return Wilson.within(deviations(), 0.5, draws(observations - 1.0, observations))
                .halfWidth();
    }

    /**
     * The ratio of the sums of the first and the second numbers of a sample as a share, with Wilson's interval for the number of draws
     * that has its standard error.
     *
     * @return NaN throughout if the sample is empty
     */
    public Estimate share(ClusteredSample sample) {
        double share = Measurement.SHARE_OF_MOVES.statistic().of(sample);
        if (Double.isNaN(share)) {
            return unknown();
        }
        double error = Measurement.SHARE_OF_MOVES.error(sample);
        if (!(error > 0) || share <= 0 || share >= 1) {
            return Wilson.within(deviations(), share, sample.clusters());
        }
        return Wilson.within(deviations(), share, draws(share * (1 - share) / (error * error), sample.clusters()));
    }

    /** The number of draws with which Wilson's interval is as long as Student's, which knows their error by clusters. */
    private double draws(double draws, int clusters) {
        double longer = student(clusters) / deviations();
        return draws / (longer * longer);
    }

    /**
     * The ratio of the sums of the first and the second numbers of a sample, with Student's interval over clusters; if all clusters agree,
     * with an interval for the share of clusters that may differ although a sample of this size has none.
     *
     * @param most the most that an observation can be, from 0; infinite if nothing bounds it
     * @return NaN throughout if the sample is empty
     */
    public Estimate mean(ClusteredSample sample, double most) {
        double mean = Measurement.MEAN.statistic().of(sample);
        if (Double.isNaN(mean)) {
            return unknown();
        }
        if (sample.clusters() < 2) {
            return Estimate.around(mean, Double.NaN);
        }
        double error = Measurement.MEAN.error(sample);
        return error == 0
                ? Measurement.MEAN.ofConstant(sample, tail(), most)
                : Estimate.around(mean, student(sample.clusters()) * error);
    }

    private double student(int clusters) {
        return TDistribution.of(clusters - 1.0).inverseSurvivalProbability(tail());
    }

    private static Estimate unknown() {
        return new Estimate(Double.NaN, Double.NaN, Double.NaN);
    }
}
