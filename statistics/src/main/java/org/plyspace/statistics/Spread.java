package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** How much a number would vary from sample to sample, told from what each cluster adds to it. */
final class Spread {

    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;
    private static final double ROUNDING = 1e-12;

    private Spread() {}

    /** The standard error of a number that clusters move by so much; NaN of fewer than two. */
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

    /** The same, but 0 if it is nothing but rounding beside a number. */
    static double unlessRounding(double variation, double number) {
        return Math.abs(variation) <= ROUNDING * Math.abs(number) ? 0 : variation;
    }

    /** How many standard errors make half a 95 % interval with so many degrees of freedom; NaN with none. */
    static double student(double freedom) {
        return freedom > 0 ? TDistribution.of(freedom).inverseSurvivalProbability(TAIL) : Double.NaN;
    }
}
