package org.plyspace.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * Estimates from independent observations, here games.
 *
 * <p>Moves of one game are not independent of each other; whatever is counted by the move is therefore estimated by {@link
 * #ratio}, whose observations are games.
 */
public final class Estimates {

    /** How sure the intervals are. */
    public static final double CONFIDENCE = 0.95;

    private static final double ERROR_RATE = 1 - CONFIDENCE;

    private Estimates() {}

    /**
     * Mean of the observations, with Student's t interval.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Estimate mean(double[] observations) {
        int n = requireSome(observations.length);
        return Estimate.around(
                Mean.of(observations).getAsDouble(),
                halfWidth(Variance.of(observations).getAsDouble(), n));
    }

    /**
     * Points a game, with Student's t interval: a win is 1, a draw a half.
     *
     * @throws IllegalArgumentException if there are no games
     */
    public static Estimate score(int wins, int draws, int losses) {
        int n = requireSome(wins + draws + losses);
        double mean = (wins + draws / 2.0) / n;
        double squares = wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean);
        return Estimate.around(mean, halfWidth(squares / (n - 1), n));
    }

    private static double square(double value) {
        return value * value;
    }

    /**
     * The proportion {@code hits / of}, with Wilson's score interval, which stays within 0 and 1 and is not empty at
     * either end.
     *
     * @throws IllegalArgumentException if there is nothing to be a proportion of
     */
    public static Estimate proportion(int hits, int of) {
        Interval interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(requireSome(of), hits, ERROR_RATE);
        double mean = (double) hits / of;
        return new Estimate(mean, Math.min(mean, interval.getLowerBound()), Math.max(mean, interval.getUpperBound()));
    }

    /**
     * The ratio of two totals, sum of {@code parts} by sum of {@code wholes}, each pair of entries one observation, with
     * Student's t interval of the linearised ratio (Cochran, Sampling Techniques, 1977, section 6.4).
     *
     * @throws IllegalArgumentException if there are no observations or they differ in number
     */
    public static Estimate ratio(double[] parts, double[] wholes) {
        int n = requireSome(parts.length);
        if (wholes.length != n) {
            throw new IllegalArgumentException(n + " parts of " + wholes.length + " wholes");
        }
        double whole = Arrays.stream(wholes).sum();
        if (whole == 0) {
            return new Estimate(0, Double.NaN, Double.NaN);
        }
        double ratio = Arrays.stream(parts).sum() / whole;
        double[] residuals = new double[n];
        Arrays.setAll(residuals, i -> (parts[i] - ratio * wholes[i]) * n / whole);
        return Estimate.around(ratio, halfWidth(Variance.of(residuals).getAsDouble(), n));
    }

    private static double halfWidth(double variance, int n) {
        if (n == 1) {
            return Double.NaN;
        }
        double t = TDistribution.of(n - 1).inverseSurvivalProbability(ERROR_RATE / 2);
        return t * Math.sqrt(variance / n);
    }

    private static int requireSome(int observations) {
        if (observations < 1) {
            throw new IllegalArgumentException("no observations to estimate from");
        }
        return observations;
    }
}
