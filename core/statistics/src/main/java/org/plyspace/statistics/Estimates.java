package org.plyspace.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.plyspace.api.PublicApi;

/** Estimates from independent observations, here games; for clusters see {@link Measurement}. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Estimates {

    /** The confidence level of the intervals. */
    public static final double CONFIDENCE = 0.95;

    /** The probability beyond either end of them. */
    public static final double TAIL = (1 - CONFIDENCE) / 2;

    private Estimates() {}

    /**
     * The points per game: a win is 1, a draw a half. The interval is Wilson's for the number of games divided by the design
     * effect of draws, which reduce the variance; if all games ended alike, for the number of games.
     *
     * @throws IllegalArgumentException if there are no games
     */
    public static Estimate score(int wins, int draws, int losses) {
        int n = requireSome(wins + draws + losses);
        double mean = (wins + draws / 2.0) / n;
        double squares = wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean);
        return draws == 0 || squares == 0 ? Wilson.of(mean, n) : share(mean, Math.sqrt(squares / n / (n - 1)), n);
    }

    private static double square(double value) {
        return value * value;
    }

    /**
     * The mean of shares, with Wilson's interval for the number of independent draws that has the given standard error.
     *
     * @param share the mean, 0 to 1
     * @param error its standard error; 0 if all observations agree, and then their number is taken for that of draws
     * @param observations the number of shares averaged, from 2
     */
    public static Estimate share(double share, double error, int observations) {
        return error == 0
                ? Wilson.of(share, observations)
                : Wilson.of(
                        share,
                        share * (1 - share) / (error * error) * observations / (observations - 1.0),
                        observations - 1.0);
    }

    /**
     * The proportion {@code hits / of} with Wilson's interval, which stays within 0 and 1 and has a positive width even at the
     * ends.
     *
     * @throws IllegalArgumentException if {@code of} is 0
     */
    public static Estimate proportion(int hits, int of) {
        Interval interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(requireSome(of), hits, 2 * TAIL);
        double mean = (double) hits / of;
        return new Estimate(mean, Math.min(mean, interval.getLowerBound()), Math.max(mean, interval.getUpperBound()));
    }

    /**
     * The ratio of the sums of {@code parts} and {@code wholes}, each pair of entries one observation, with Student's t
     * interval of the linearised ratio (Cochran, Sampling Techniques, 1977, section 6.4).
     *
     * @throws IllegalArgumentException if there are no observations or the arrays differ in length
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
        double error = Math.sqrt(Variance.of(residuals).getAsDouble() / n);
        return Estimate.around(ratio, Spread.student(n - 1.0) * error);
    }

    private static int requireSome(int observations) {
        if (observations < 1) {
            throw new IllegalArgumentException("no observations to estimate from");
        }
        return observations;
    }
}
