package org.plyspace.lab.claim;

import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * A number estimated from games.
 *
 * @param estimate the estimate with its 95 % interval; all NaN if there is no data
 * @param freedom the degrees of freedom of the interval, above 0: the number of independent observations less one
 */
public record MeasuredNumber(Estimate estimate, double freedom) {

    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;

    /** The number without data. */
    static MeasuredNumber nothing() {
        return new MeasuredNumber(new Estimate(Double.NaN, Double.NaN, Double.NaN), Double.NaN);
    }

    /** Whether there is a number with an interval. */
    boolean isKnown() {
        return !Double.isNaN(estimate.mean())
                && !Double.isNaN(estimate.low())
                && !Double.isNaN(estimate.high())
                && freedom > 0;
    }

    /** The probability of an estimate this large if the true number is not above a bound; 2.5 % if the interval begins there. */
    double pAbove(double bound) {
        return p(estimate.mean() - bound, estimate.mean() > bound ? estimate.mean() - estimate.low() : up());
    }

    /** The probability of an estimate this small if the true number is not below a bound. */
    double pBelow(double bound) {
        return p(bound - estimate.mean(), estimate.mean() < bound ? up() : estimate.mean() - estimate.low());
    }

    private double up() {
        return estimate.high() - estimate.mean();
    }

    private double p(double beyond, double half) {
        if (!isKnown()) {
            return Double.NaN;
        }
        if (half == 0) {
            return beyond > 0 ? 0 : 1;
        }
        if (Double.isInfinite(half)) {
            return 1;
        }
        TDistribution student = TDistribution.of(freedom);
        return student.survivalProbability(beyond / half * student.inverseSurvivalProbability(TAIL));
    }
}
