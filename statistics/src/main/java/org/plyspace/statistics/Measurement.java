package org.plyspace.statistics;

import java.util.Arrays;

/** Ways to take a number from a {@link ClusteredSample}, each with the interval that suits it. */
public enum Measurement {

    /**
     * The first numbers, each 0 to 1, on average over observations; the second are 1. Wilson's score interval, the number of observations
     * divided by the design effect, of clusters and of numbers between 0 and 1; where all agree, their number itself.
     */
    SHARE_OF_GAMES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, sample.clusters() == sample.size() && sample.isAllOrNothing());
        }
    },

    /**
     * The share of the second numbers that the first ones are, such as moves of a kind among moves. Wilson's score interval of the total
     * divided by the design effect (E. L. Korn and B. I. Graubard, Survey Methodology 24, 1998); where none or all are of the kind, of
     * the number of observations. One whose second number is 0 has nothing to say, and is not to be in the sample.
     */
    SHARE_OF_MOVES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, false);
        }
    },

    /**
     * The mean of the first numbers, the second being 1; or the total of the first by that of the second ones, where a bootstrap is too
     * slow. Student's t interval over clusters, linearised (Cochran, Sampling Techniques, 1977, section 6.4).
     */
    MEAN(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return Estimate.around(statistic().of(sample), Spread.student(sample.clusters() - 1.0) * error(sample));
        }
    },

    /** The total of the first numbers by the total of the second ones, none of which is 0. Bootstrapped over clusters. */
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

    /** A difference of two such numbers, its interval without what cannot be: shares differ by 1 at most. */
    Estimate possible(Estimate difference) {
        return this == SHARE_OF_GAMES || this == SHARE_OF_MOVES
                ? new Estimate(difference.mean(), Math.max(-1, difference.low()), Math.min(1, difference.high()))
                : difference;
    }

    /** Of a sample that tells something. */
    Estimate estimate(ClusteredSample sample, long seed) {
        return new Bootstrap(seed).estimate(sample, statistic);
    }

    /** Of a sample with a share; {@code trials} if its observations are independent, each 0 or 1, so that their number says all. */
    Estimate wilson(ClusteredSample sample, boolean trials) {
        double share = statistic.of(sample);
        double error = error(sample);
        if (Double.isNaN(error)) {
            // Of one opening nothing is known of how others would go.
            return Wilson.of(share, 1);
        }
        if (trials || error == 0 || share <= 0 || share >= 1) {
            return Wilson.of(share, sample.size());
        }
        double total = Arrays.stream(sample.secondTotals()).sum();
        double designEffect = error * error * (total - 1) / (share * (1 - share));
        return Wilson.of(share, total / designEffect, sample.clusters() - 1.0);
    }

    double error(ClusteredSample sample) {
        return Spread.unlessRounding(Spread.error(statistic.influences(sample).orElseThrow()), statistic.of(sample));
    }
}
