package org.plyspace.statistics;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * The difference of two shares of games of which few pairs differ, so that Student's interval is too short. The exact limits
 * (C. J. Clopper and E. S. Pearson, Biometrika 26, 1934) of the share of pairs that rise, and of those that fall, are combined by
 * Newcombe's method, with the normal error of observations without a pair; an end is beyond 0 only if the exact sign test of the differing pairs agrees.
 */
final class RareDiscordance extends InvertedIntervals {

    /** The number of differing pairs from which Student's interval holds. */
    static final int COMMON = 30;

    private final int pairs;
    private final int rising;
    private final int falling;
    private final double rise;
    private final double fall;
    /** Whether all that differ do so by as much, so that the sign test is one of the difference. */
    private final boolean alike;

    /** By how much the difference is more than that of the pairs, by what observations without a pair bring in. */
    private final double shift;

    /** The standard error of that; 0 if there are only pairs. */
    private final double loneError;

    /** Creates it for a sample of pairs alone; see the other constructor. */
    RareDiscordance(double[] differences) {
        this(differences, OptionalDouble.empty(), 0);
    }

    /**
     * Creates it for a sample.
     *
     * @param differences the difference of each pair, -1 to 1, at least one pair
     * @param difference the difference observed; empty if it is that of the pairs
     * @param loneError the standard error that observations without a pair bring in, see {@link GamesInPairs#loneError}
     */
    RareDiscordance(double[] differences, OptionalDouble difference, double loneError) {
        pairs = differences.length;
        rising = (int) Arrays.stream(differences).filter(d -> d > 0).count();
        falling = (int) Arrays.stream(differences).filter(d -> d < 0).count();
        rise = Arrays.stream(differences).filter(d -> d > 0).average().orElse(1);
        fall = -Arrays.stream(differences).filter(d -> d < 0).average().orElse(-1);
        alike = Arrays.stream(differences)
                                .filter(d -> d != 0)
                                .map(Math::abs)
                                .distinct()
                                .count()
                        == 1
                && difference.isEmpty();
        this.loneError = loneError;
        shift = difference.isPresent()
                ? difference.getAsDouble()
                        - Arrays.stream(differences).average().orElseThrow()
                : 0;
    }

    @Override
    public Estimate at(double tail) {
        double up = (double) rising / pairs;
        double down = (double) falling / pairs;
        Interval ups = limits(rising, tail);
        Interval downs = limits(falling, tail);
        double mean = rise * up - fall * down + shift;
        double below = Math.hypot(rise * (up - ups.getLowerBound()), fall * (downs.getUpperBound() - down));
        double above = Math.hypot(rise * (ups.getUpperBound() - up), fall * (down - downs.getLowerBound()));
        double lone = loneError == 0 ? 0 : Normals.quantile(tail) * loneError;
        double low = mean - Math.hypot(below, lone);
        double high = mean + Math.hypot(above, lone);
        return new Estimate(
                mean, sign(rising) > tail ? Math.min(low, 0) : low, sign(falling) > tail ? Math.max(high, 0) : high);
    }

    @Override
    public double above(double least) {
        return least == 0 && alike ? sign(rising) : super.above(least);
    }

    @Override
    public double below(double most) {
        return most == 0 && alike ? sign(falling) : super.below(most);
    }

    private Interval limits(int seen, double tail) {
        return BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(pairs, seen, 2 * tail);
    }

    /** The probability that at least as many of the differing pairs go one way if both ways are equally likely. */
    private double sign(int ofOneWay) {
        return BinomialDistribution.of(rising + falling, 0.5).survivalProbability(ofOneWay - 1);
    }
}
