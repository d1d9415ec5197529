package org.plyspace.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/** The variation of a value from sample to sample, derived from the influence of each cluster. */
final class Spread {

    private static final double ROUNDING = 1e-12;

    private Spread() {}

    /** The standard error of a value with the given influences of clusters; NaN for fewer than two. */
    static double error(double[] influences) {
        int clusters = influences.length;
        if (clusters < 2) {
            return Double.NaN;
        }
        double squares = 0;
        for (double influence : influences) {
            squares += influence * influence;
        }
        return Math.sqrt(squares * clusters / (clusters - 1));
    }

    /** The standard error of the mean of independent numbers; NaN for fewer than two. */
    static double errorOfMean(double[] numbers) {
        double mean = Arrays.stream(numbers).average().orElseThrow();
        return error(Arrays.stream(numbers)
                .map(number -> (number - mean) / numbers.length)
                .toArray());
    }

    /** The difference of the largest and the smallest of at least one number. */
    static double range(double[] numbers) {
        return Arrays.stream(numbers).max().orElseThrow()
                - Arrays.stream(numbers).min().orElseThrow();
    }

    /** The variation, or 0 if it is only rounding relative to a number. */
    static double unlessRounding(double variation, double number) {
        return Math.abs(variation) <= ROUNDING * Math.abs(number) ? 0 : variation;
    }

    /** The half-width of a 95 % interval in standard errors, for some degrees of freedom; NaN for 0. */
    static double student(double freedom) {
        return freedom > 0 ? TDistribution.of(freedom).inverseSurvivalProbability(Estimates.TAIL) : Double.NaN;
    }
}
