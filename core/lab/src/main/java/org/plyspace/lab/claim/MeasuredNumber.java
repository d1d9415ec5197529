package org.plyspace.lab.claim;

import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;
import org.plyspace.statistics.Evidence;

/**
 * A number estimated from games.
 *
 * @param estimate the estimate with its 95 % interval; all NaN if there is no data
 * @param freedom the degrees of freedom of the interval, above 0: the number of independent observations less one
 * @param evidence the tests that its distribution gives; empty if only its interval is known, from which tests are then derived by
 *     Student's t
 */
public record MeasuredNumber(Estimate estimate, double freedom, Optional<Evidence> evidence) {

    /** A number of which only the interval is known. */
    MeasuredNumber(Estimate estimate, double freedom) {
        this(estimate, freedom, Optional.empty());
    }

    /**
     * A number whose distribution is known.
     *
     * @param shown the number with the interval to report; one that is the same in all games has that of the evidence
     */
    static MeasuredNumber of(Estimate shown, double freedom, Evidence evidence) {
        return new MeasuredNumber(
                shown.isExact() ? evidence.at(Estimates.TAIL) : shown, freedom, Optional.of(evidence));
    }

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
        return evidence.isPresent()
                ? evidence.get().above(bound)
                : p(estimate.mean() - bound, estimate.mean() > bound ? estimate.mean() - estimate.low() : up());
    }

    /** The probability of an estimate this small if the true number is not below a bound. */
    double pBelow(double bound) {
        return evidence.isPresent()
                ? evidence.get().below(bound)
                : p(bound - estimate.mean(), estimate.mean() < bound ? up() : estimate.mean() - estimate.low());
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
        return student.survivalProbability(beyond / half * student.inverseSurvivalProbability(Estimates.TAIL));
    }
}
