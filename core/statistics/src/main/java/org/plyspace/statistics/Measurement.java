package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/** The statistics of a {@link ClusteredSample}, each with the interval that suits it. */
public enum Measurement {

    /**
     * The mean of the first numbers, each 0 to 1; the second are 1. Wilson's interval for the number of observations divided by
     * the design effect of clusters and of numbers between 0 and 1; if all agree, for their number itself.
     */
    SHARE_OF_GAMES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, areTrials(sample));
        }
    },

    /**
     * The distance of such a mean from one half. The interval holds the distances of all that {@link #SHARE_OF_GAMES} holds, and
     * begins at 0 if one half is among these.
     */
    DISTANCE_FROM_HALF(new Ratio.DistanceFromHalf()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return Ratio.DistanceFromHalf.fold(SHARE_OF_GAMES.estimate(sample, seed));
        }

        @Override
        Estimate ofConstant(ClusteredSample sample, double tail, double most) {
            return Ratio.DistanceFromHalf.fold(SHARE_OF_GAMES.ofConstant(sample, tail, most));
        }
    },

    /**
     * The ratio of the first numbers to the second, such as moves of a kind among moves. The interval is Wilson's for the total
     * divided by the design effect (E. L. Korn and B. I. Graubard, Survey Methodology 24, 1998); if none or all are of the
     * kind, for the number of observations. Observations whose second number is 0 carry no information and must not be in the
     * sample.
     */
    SHARE_OF_MOVES(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return wilson(sample, false);
        }
    },

    /**
     * The mean of the first numbers if the second are 1, else the ratio of the sums, for use where a bootstrap is too slow. The
     * interval is Student's t over clusters, linearised (Cochran, Sampling Techniques, 1977, section 6.4).
     */
    MEAN(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            return Estimate.around(statistic().of(sample), Spread.student(sample.clusters() - 1.0) * error(sample));
        }
    },

    /**
     * The ratio of the sums of the first and the second numbers, none of which is 0. Bootstrapped over clusters, if there are enough; else
     * as {@link #MEAN}, since few clusters have too few different resamples.
     */
    RATIO(new Ratio()) {
        @Override
        Estimate estimate(ClusteredSample sample, long seed) {
            boolean few = sample.clusters() > 1 && sample.clusters() < FEWEST_RESAMPLED;
            return few ? MEAN.estimate(sample, seed) : super.estimate(sample, seed);
        }
    },

    /**
     * The Elo difference from the odds of the first numbers' sum, wins, to the second's, losses; an end of the interval is
     * infinite if one of these is 0. The interval is that of the share of wins in both.
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

    /**
     * The lower quartile of the first numbers, which are exact if the second is 1, else lower bounds. Bootstrapped over
     * clusters.
     */
    LOWER_QUARTILE(new Quantile(0.25)),

    /** The median, of numbers as for {@link #LOWER_QUARTILE}. */
    MEDIAN(new Quantile(0.5)),

    /** The upper quartile, of numbers as for {@link #LOWER_QUARTILE}. */
    UPPER_QUARTILE(new Quantile(0.75));

    /** The number of clusters from which resampling gives a ratio's interval. */
    private static final int FEWEST_RESAMPLED = 6;

    @SuppressWarnings("ImmutableEnumChecker") // statistics have no state
    private final Statistic statistic;

    Measurement(Statistic statistic) {
        this.statistic = statistic;
    }

    /** The statistic without its interval. */
    public Statistic statistic() {
        return statistic;
    }

    /**
     * The value with its interval; NaN throughout if the sample is empty or does not determine it.
     *
     * @param seed the seed for resampling
     */
    public final Estimate of(ClusteredSample sample, long seed) {
        return sample.size() == 0 || Double.isNaN(statistic.of(sample))
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : estimate(sample, seed);
    }

    /**
     * The evidence of a sample on the true value beyond its 95 % interval; empty if its distribution is unknown.
     *
     * @param shown the value with that interval, see {@link #of}
     * @param most the most that an observation of a mean can be, from 0; infinite if nothing bounds it
     */
    public final Optional<Evidence> evidence(ClusteredSample sample, Estimate shown, double most) {
        if (sample.clusters() < 2 || !Double.isFinite(shown.mean())) {
            return Optional.empty();
        }
        if (this == SHARE_OF_GAMES || this == SHARE_OF_MOVES) {
            boolean trials = this == SHARE_OF_GAMES && areTrials(sample);
            return trials || shown.mean() <= 0 || shown.mean() >= 1
                    ? Optional.of(new Trials((int) Math.round(shown.mean() * sample.size()), sample.size()))
                    : Optional.empty();
        }
        if (shown.isExact()) {
            return Optional.of(new InvertedIntervals() {
                @Override
                public Estimate at(double tail) {
                    return ofConstant(sample, tail, most);
                }
            });
        }
        return this == MEAN
                ? Optional.of(new Uncertainty.Student(shown.mean(), error(sample), sample.clusters() - 1.0, 1))
                : Optional.empty();
    }

    /** Whether observations are independent and each 0 or 1. */
    private static boolean areTrials(ClusteredSample sample) {
        return sample.clusters() == sample.size() && sample.isAllOrNothing();
    }

    /** A difference of two such values, its interval cut to what is possible: shares differ by 1 at most. */
    Estimate possible(Estimate difference) {
        double most = largestDifference();
        return new Estimate(difference.mean(), Math.max(-most, difference.low()), Math.min(most, difference.high()));
    }

    /** Whether values are shares of a whole, or follow from one. */
    boolean isShare() {
        return Double.isFinite(largestDifference());
    }

    /** The largest difference of two such values; infinite if there is none. */
    public double largestDifference() {
        return switch (this) {
            case SHARE_OF_GAMES, SHARE_OF_MOVES -> 1;
            case DISTANCE_FROM_HALF -> 0.5;
            default -> Double.POSITIVE_INFINITY;
        };
    }

    /**
     * The value of a sample whose clusters do not make it vary, with an interval.
     *
     * @param tail the probability with which the true value lies beyond an end, for each of the two
     * @param most the most that an observation of a mean can be, from 0; infinite if nothing bounds it
     */
    Estimate ofConstant(ClusteredSample sample, double tail, double most) {
        double value = statistic.of(sample);
        if (this == SHARE_OF_GAMES || this == SHARE_OF_MOVES) {
            return Wilson.within(Normals.quantile(tail), value, sample.size());
        }
        if (statistic instanceof Quantile quantile) {
            return quantile.byRanks(sample, tail);
        }
        if (Double.isInfinite(most)) {
            return new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double differing = InvertedIntervals.UnchangedPairs.mostDiffering(sample.clusters(), tail);
        return new Estimate(value, value - differing * value, value + differing * (most - value));
    }

    /** Estimates the value of a sample that determines it. */
    Estimate estimate(ClusteredSample sample, long seed) {
        return new Bootstrap(seed).estimate(sample, statistic);
    }

    /** Estimates a share; {@code trials} if observations are independent and each 0 or 1: then only their number matters. */
    Estimate wilson(ClusteredSample sample, boolean trials) {
        double share = statistic.of(sample);
        double error = error(sample);
        if (Double.isNaN(error)) {
            // A single opening says nothing about how others would go.
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

    /**
     * A share of independent trials, with the exact limits of C. J. Clopper and E. S. Pearson (Biometrika 26, 1934) and the binomial tests
     * that these invert.
     *
     * @param hits the number of trials that hit, 0 to {@code of}
     * @param of the number of trials, from 1
     */
    record Trials(int hits, int of) implements Evidence {

        @Override
        public Estimate at(double tail) {
            Interval limits = BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(of, hits, 2 * tail);
            return new Estimate((double) hits / of, limits.getLowerBound(), limits.getUpperBound());
        }

        @Override
        public double above(double least) {
            return least >= 1
                    ? 1
                    : least < 0 ? 0 : BinomialDistribution.of(of, least).survivalProbability(hits - 1);
        }

        @Override
        public double below(double most) {
            return most <= 0
                    ? 1
                    : most > 1 ? 0 : BinomialDistribution.of(of, most).cumulativeProbability(hits);
        }
    }

    /**
     * The difference in Elo by Davidson's model (1970), which depends on the odds of wins to losses and not on draws: 400 log10 of the
     * ratio of the sums of the first and second numbers. One half is added to both, which keeps it finite (Haldane, 1956).
     */
    private static final class OddsElo implements Statistic {

        private static final double SCALE = 400;
        private static final double SLOPE = SCALE / Math.log(10);
        private static final double HALF = 0.5;

        @Override
        public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
            double[] wins = sample.firstTotals();
            double[] losses = sample.secondTotals();
            return weights -> {
                double won = HALF;
                double lost = HALF;
                for (int i = 0; i < weights.length; i++) {
                    won += weights[i] * wins[i];
                    lost += weights[i] * losses[i];
                }
                return SCALE * Math.log10(won / lost);
            };
        }

        @Override
        public Optional<double[]> influences(ClusteredSample sample) {
            double[] wins = sample.firstTotals();
            double[] losses = sample.secondTotals();
            double won = HALF + Arrays.stream(wins).sum();
            double lost = HALF + Arrays.stream(losses).sum();
            double[] influences = new double[wins.length];
            Arrays.setAll(influences, i -> SLOPE * (wins[i] / won - losses[i] / lost));
            return Optional.of(influences);
        }

        /**
         * The variance of the log odds, which with the games themselves is 1 / (wins + 1/2) + 1 / (losses + 1/2) (J. J. Gart,
         * Biometrika 53, 1966).
         */
        @Override
        public double addedVariance(ClusteredSample sample) {
            double won = HALF + Arrays.stream(sample.firstTotals()).sum();
            double lost = HALF + Arrays.stream(sample.secondTotals()).sum();
            return SLOPE * SLOPE * HALF * (1 / (won * won) + 1 / (lost * lost));
        }
    }

    /** The evidence of a sample on a true number: intervals of any confidence, and tests by the sample's distribution. */
    public interface Evidence {

        /**
         * The number with an interval.
         *
         * @param tail the probability with which the true number lies beyond an end, for each of the two, above 0 and below 0.5
         */
        Estimate at(double tail);

        /** The p-value of a true number no larger than one; NaN if it is unknown. */
        double above(double least);

        /** The p-value of a true number no smaller than one; NaN if it is unknown. */
        double below(double most);
    }

    /** The ratio of the sums of the first and the second numbers; a mean if the latter are 1. */
    private static final class Ratio implements Statistic {

        @Override
        public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
            double[] parts = sample.firstTotals();
            double[] wholes = sample.secondTotals();
            return weights -> {
                double part = 0;
                double whole = 0;
                for (int i = 0; i < weights.length; i++) {
                    part += weights[i] * parts[i];
                    whole += weights[i] * wholes[i];
                }
                return whole == 0 ? Double.NaN : part / whole;
            };
        }

        @Override
        public Optional<double[]> influences(ClusteredSample sample) {
            double[] parts = sample.firstTotals();
            double[] wholes = sample.secondTotals();
            double whole = Arrays.stream(wholes).sum();
            double ratio = Arrays.stream(parts).sum() / whole;
            double[] influences = new double[parts.length];
            Arrays.setAll(influences, i -> (parts[i] - ratio * wholes[i]) / whole);
            return Optional.of(influences);
        }

        /** The distance of a share from one half, in either direction. Stateless. */
        static final class DistanceFromHalf implements Statistic {

            private static final double HALF = 0.5;
            private static final Ratio SHARE = new Ratio();

            @Override
            public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
                ToDoubleFunction<int[]> share = SHARE.byWeights(sample);
                return weights -> Math.abs(share.applyAsDouble(weights) - HALF);
            }

            @Override
            public Optional<double[]> influences(ClusteredSample sample) {
                double sign = SHARE.of(sample) < HALF ? -1 : 1;
                return SHARE.influences(sample)
                        .map(each -> Arrays.stream(each)
                                .map(influence -> sign * influence)
                                .toArray());
            }

            @Override
            public boolean isSignOpen(ClusteredSample sample) {
                double error = Spread.error(influences(sample).orElseThrow());
                return !(of(sample) > Spread.student(sample.clusters() - 1.0) * error);
            }

            /** The interval of the distance, given that of the share. */
            static Estimate fold(Estimate share) {
                double low = Math.abs(share.low() - HALF);
                double high = Math.abs(share.high() - HALF);
                boolean around = share.low() < HALF && share.high() > HALF;
                return new Estimate(
                        Math.abs(share.mean() - HALF), around ? 0 : Math.min(low, high), Math.max(low, high));
            }
        }
    }
}
