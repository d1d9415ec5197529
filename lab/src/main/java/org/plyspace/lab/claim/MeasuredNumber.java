package org.plyspace.lab.claim;

import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * A number told from games.
 *
 * @param estimate with its 95 % interval; NaN throughout where nothing is known
 * @param freedom degrees of freedom of the interval, above 0; how many independent observations there were but one
 */
public record MeasuredNumber(Estimate estimate, double freedom) {

    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;

    /** Nothing is known. */
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

    /** How likely a number as large is, if the true one is not above a bound; it is 2.5 % where the interval begins there. */
    double pAbove(double bound) {
        return p(estimate.mean() - bound, estimate.mean() > bound ? estimate.mean() - estimate.low() : up());
    }

    /** How likely a number as small is, if the true one is not below a bound. */
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
