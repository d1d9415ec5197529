package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * The difference of two shares or means of which few pairs differ: Student's interval is too short. The exact limits (C. J. Clopper and E.
 * S. Pearson, Biometrika 26, 1934) of the share of pairs that rise, and of those that fall, and Student's limits of how far they do, are
 * combined by Newcombe's method (G. Y. Zou and A. Donner, Statistics in Medicine 27, 2008), with the normal error of observations without a
 * pair; an end is beyond 0 only if the exact sign test of the differing pairs agrees.
 */
final class RareDifferences extends InvertedIntervals {

    /** The number of differing pairs from which Student's interval holds. */
    private static final int COMMON = 30;

    private static final double HALF = 0.5;

    private final int pairs;
    private final Direction rising;
    private final Direction falling;
    private final double most;
    /** Whether all differing pairs differ by the same amount: the sign test then tests the difference. */
    private final boolean alike;

    /** By how much the difference is more than that of the pairs, by what observations without a pair bring in. */
    private final double shift;

    /** The standard error of that; 0 if there are only pairs. */
    private final double loneError;

    /**
     * Creates it for a sample.
     *
     * @param differences the difference of each pair, at least one pair
     * @param most the most that a pair can differ by, above 0
     * @param unseen how far pairs are taken to differ in a direction in which none does, above 0
     * @param difference the difference observed; empty if it is that of the pairs
     * @param loneError the standard error that observations without a pair bring in, see {@link GamesInPairs#loneError}
     */
    private RareDifferences(
            double[] differences, double most, double unseen, OptionalDouble difference, double loneError) {
        this.pairs = differences.length;
        this.most = most;
        this.rising = Direction.of(differences, d -> d > 0, unseen);
        this.falling = Direction.of(differences, d -> d < 0, unseen);
        this.alike = difference.isEmpty() && sizes(differences).distinct().count() == 1;
        this.loneError = loneError;
        this.shift = difference.isPresent()
                ? difference.getAsDouble()
                        - Arrays.stream(differences).average().orElseThrow()
                : 0;
    }

    /**
     * What is known of a difference if few pairs differ; empty otherwise, and for statistics that are not means of one number of each
     * observation.
     *
     * @param most the most that an observation of a mean can be, from 0; infinite if nothing bounds it
     * @param difference the difference observed
     * @param clusters the number of clusters that either sample has
     */
    static Optional<Uncertainty> of(
            ClusteredSample baseline,
            ClusteredSample other,
            Measurement measurement,
            double most,
            double difference,
            int clusters) {
        return switch (measurement) {
            case SHARE_OF_GAMES ->
                GamesInPairs.differences(baseline, other)
                        .filter(pairs ->
                                areFew(pairs) && (pairs.length < clusters || GamesInPairs.differing(pairs) > 0))
                        .map(pairs -> of(pairs, 1, 1, baseline, other, difference, clusters));
            case MEAN ->
                GamesInPairs.differences(baseline, other)
                        .filter(pairs -> areFewOfMany(pairs) && GamesInPairs.differing(pairs) > 0)
                        .map(pairs -> of(
                                pairs,
                                Math.min(most, GamesInPairs.range(baseline, other)),
                                sizes(pairs).average().orElseThrow(),
                                baseline,
                                other,
                                difference,
                                clusters));
            case DISTANCE_FROM_HALF -> {
                double before = Measurement.SHARE_OF_GAMES.statistic().of(baseline);
                double after = Measurement.SHARE_OF_GAMES.statistic().of(other);
                Statistic distance = measurement.statistic();
                boolean open = distance.isSignOpen(baseline)
                        || distance.isSignOpen(other)
                        || (before > HALF) != (after > HALF);
                int side = open ? 0 : before > HALF ? 1 : -1;
                yield of(baseline, other, Measurement.SHARE_OF_GAMES, 1, after - before, clusters)
                        .map(ofShares -> new DistanceUncertainty(ofShares, difference, side));
            }
            default -> Optional.empty();
        };
    }

    private static Uncertainty of(
            double[] pairs,
            double most,
            double unseen,
            ClusteredSample baseline,
            ClusteredSample other,
            double difference,
            int clusters) {
        return pairs.length < clusters
                ? new RareDifferences(
                        pairs,
                        most,
                        unseen,
                        OptionalDouble.of(difference),
                        GamesInPairs.loneError(baseline, other, pairs.length))
                : new RareDifferences(pairs, most, unseen, OptionalDouble.empty(), 0);
    }

    /** How far the differing pairs differ. */
    private static DoubleStream sizes(double[] differences) {
        return Arrays.stream(differences).filter(d -> d != 0).map(Math::abs);
    }

    /** Whether so few pairs of games differ that Student's interval of the share of games that differs is too short. */
    private static boolean areFew(double[] differences) {
        return GamesInPairs.differing(differences) < COMMON;
    }

    /** Whether so few differ that a mean over all pairs depends on their number; where most differ, few pairs are no fault. */
    private static boolean areFewOfMany(double[] differences) {
        return areFew(differences) && 2 * GamesInPairs.differing(differences) < differences.length;
    }

    /**
     * The pairs that differ in one direction.
     *
     * @param number how many
     * @param size how far in the mean, above 0
     * @param error the standard error of the size; NaN for a single pair
     */
    private record Direction(int number, double size, double error) {

        static Direction of(double[] differences, DoublePredicate one, double unseen) {
            double[] sizes =
                    Arrays.stream(differences).filter(one).map(Math::abs).toArray();
            return sizes.length == 0
                    ? new Direction(0, unseen, 0)
                    : new Direction(
                            sizes.length, Arrays.stream(sizes).average().orElseThrow(), Spread.errorOfMean(sizes));
        }

        /** How far the size may be off; infinite if unknown. */
        double off(double tail) {
            if (error == 0) {
                return 0;
            }
            return Double.isNaN(error)
                    ? Double.POSITIVE_INFINITY
                    : error * TDistribution.of(number - 1.0).inverseSurvivalProbability(tail);
        }
    }

    @Override
    public Estimate at(double tail) {
        double below = Math.hypot(less(rising, tail), more(falling, tail));
        double above = Math.hypot(more(rising, tail), less(falling, tail));
        double mean = rising.size() * share(rising) - falling.size() * share(falling) + shift;
        double lone = loneError == 0 ? 0 : Normals.quantile(tail) * loneError;
        double low = mean - Math.hypot(below, lone);
        double high = mean + Math.hypot(above, lone);
        return new Estimate(
                mean,
                sign(rising.number()) > tail ? Math.min(low, 0) : low,
                sign(falling.number()) > tail ? Math.max(high, 0) : high);
    }

    private double share(Direction direction) {
        return (double) direction.number() / pairs;
    }

    /** By how much less a direction may bring in than it does. */
    private double less(Direction direction, double tail) {
        double fewer = share(direction) - limits(direction, tail).getLowerBound();
        return Math.hypot(direction.size() * fewer, share(direction) * Math.min(direction.off(tail), direction.size()));
    }

    /** By how much more it may bring in. */
    private double more(Direction direction, double tail) {
        double further = limits(direction, tail).getUpperBound() - share(direction);
        double larger = direction.number() == 0 ? 0 : Math.min(direction.off(tail), most - direction.size());
        return Math.hypot(direction.size() * further, share(direction) * larger);
    }

    @Override
    public double above(double least) {
        return least == 0 && alike ? sign(rising.number()) : super.above(least);
    }

    @Override
    public double below(double most) {
        return most == 0 && alike ? sign(falling.number()) : super.below(most);
    }

    private Interval limits(Direction direction, double tail) {
        return BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(pairs, direction.number(), 2 * tail);
    }

    /** The probability that at least as many of the differing pairs go one way if both ways are equally likely. */
    private double sign(int ofOneWay) {
        return BinomialDistribution.of(rising.number() + falling.number(), 0.5).survivalProbability(ofOneWay - 1);
    }

    /**
     * The difference of the distances of two shares from one half, by what is known of the difference of the shares: that difference or
     * its opposite where both shares lie on one side of one half, and in any case no larger.
     */
    private static final class DistanceUncertainty extends InvertedIntervals {

        private final Uncertainty share;
        private final double difference;
        private final int side;

        /**
         * Creates it.
         *
         * @param share what is known of the difference of the shares
         * @param difference the difference of their distances observed
         * @param side 1 if both shares lie above one half, -1 if both lie below, 0 if that is open
         */
        DistanceUncertainty(Uncertainty share, double difference, int side) {
            this.share = share;
            this.difference = difference;
            this.side = side;
        }

        @Override
        public Estimate at(double tail) {
            Estimate of = share.at(tail);
            double most = Math.max(-of.low(), of.high());
            double low = side == 0 ? -most : side > 0 ? of.low() : -of.high();
            double high = side == 0 ? most : side > 0 ? of.high() : -of.low();
            return new Estimate(difference, low, high);
        }
    }
}
