package org.plyspace.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/** Ways to take a number from a {@link ClusteredSample}, each with the interval that suits it. */
public enum Measurement {

    /**
     * The first numbers, each 0 to 1, on average over observations; the second are 1. Wilson's score interval, the number of observations
     * divided by the design effect of clusters; where all agree, their number itself.
     */
    SHARE_OF_GAMES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, sample.clusters() == sample.size());
        }
    },

    /**
     * The share of the second numbers that the first ones are, such as moves of a kind among moves. Wilson's score interval of the total
     * divided by the design effect (E. L. Korn and B. I. Graubard, Survey Methodology 24, 1998); where none or all are of the kind, of
     * the number of observations.
     */
    SHARE_OF_MOVES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, false);
        }
    },

    /** The mean of the first numbers; the second are 1. Student's t interval over clusters. */
    MEAN(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return Estimate.around(statistic().of(sample), Spread.student(sample.clusters() - 1.0) * error(sample));
        }
    },

    /** The total of the first numbers by the total of the second ones. Bootstrapped over clusters. */
    RATIO(new Ratio()),

    /**
     * Elo from the odds of the first numbers' total, wins, to the second ones', losses; infinite ends where one is 0. The interval is that
     * of the share of wins among them.
     */
    ELO(new OddsElo()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            Estimate share = SHARE_OF_MOVES.of(sample.withTotals(), seed);
            double value = statistic().of(sample);
            return Double.isNaN(share.mean())
                    ? new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                    : new Estimate(
                            value,
                            Math.min(value, PairStrength.elo(share.low())),
                            Math.max(value, PairStrength.elo(share.high())));
        }
    },

    /** The lower quartile of the first numbers, which are known for sure if the second is 1, else at least. Bootstrapped over clusters. */
    LOWER_QUARTILE(new Quantile(0.25)),

    /** Likewise the median. */
    MEDIAN(new Quantile(0.5)),

    /** Likewise the upper quartile. */
    UPPER_QUARTILE(new Quantile(0.75));

    private static final double ERROR_RATE = 1 - Estimates.CONFIDENCE;

    @SuppressWarnings("ImmutableEnumChecker") // statistics have no state
    private final Statistic statistic;

    Measurement(Statistic statistic) {
        this.statistic = statistic;
    }

    /** The number without its interval. */
    public Statistic statistic() {
        return statistic;
    }

    /**
     * The number with its interval; NaN throughout if the sample is empty or tells nothing.
     *
     * @param seed of what is resampled
     */
    public final Estimate of(ClusteredSample sample, long seed) {
        return sample.size() == 0 || Double.isNaN(statistic.of(sample))
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : estimate(sample, seed);
    }

    /** Of a sample that tells something. */
    Estimate estimate(ClusteredSample sample, long seed) {
        return new Bootstrap(seed).estimate(sample, statistic);
    }

    Estimate wilson(ClusteredSample sample, boolean independent) {
        double share = statistic.of(sample);
        double effective = share <= 0 || share >= 1 ? sample.size() : effectiveSize(sample, share);
        double z = NormalDistribution.of(0, 1).inverseSurvivalProbability(ERROR_RATE / 2);
        if (!independent && sample.clusters() > 1) {
            double t = Spread.student(sample.clusters() - 1.0);
            effective *= z * z / (t * t);
        }
        return wilson(share, effective, z);
    }

    /** As {@link BinomialConfidenceInterval#WILSON_SCORE}, which knows whole numbers only. */
    private static Estimate wilson(double share, double n, double z) {
        double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
        double half = z * Math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
        return new Estimate(
                share, Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half)));
    }

    double error(ClusteredSample sample) {
        return Spread.error(statistic.influences(sample).orElseThrow());
    }

    /** How many independent draws would be as sure as this sample. */
    private double effectiveSize(ClusteredSample sample, double share) {
        double total = Arrays.stream(sample.secondTotals()).sum();
        double error = error(sample);
        if (Double.isNaN(error) || error == 0) {
            return sample.size();
        }
        double designEffect = error * error * (total - 1) / (share * (1 - share));
        return total / designEffect;
    }
}
