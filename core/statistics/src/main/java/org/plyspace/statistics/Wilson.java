package org.plyspace.statistics;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * Wilson's score interval of a share (E. B. Wilson, JASA 22, 1927), like {@link BinomialConfidenceInterval#WILSON_SCORE}, but
 * for any real number of draws.
 */
final class Wilson {

    private static final double Z = Normals.quantile(Estimates.TAIL);

    private Wilson() {}

    /**
     * The interval for a number of independent draws.
     *
     * @param share the share, 0 to 1
     * @param draws the number of draws, above 0, not necessarily whole
     */
    static Estimate of(double share, double draws) {
        return within(Z, share, draws);
    }

    /** The same interval with a half-width of so many standard errors. */
    static Estimate within(double deviations, double share, double draws) {
        double z = deviations;
        double middle = (share + z * z / (2 * draws)) / (1 + z * z / draws);
        double half = z * Math.sqrt(share * (1 - share) / draws + z * z / (4 * draws * draws)) / (1 + z * z / draws);
        return new Estimate(
                share, Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half)));
    }

    /**
     * The interval for a number of independent draws that was itself estimated.
     *
     * @param freedom the degrees of freedom of that estimate, above 0
     */
    static Estimate of(double share, double draws, double freedom) {
        double t = Spread.student(freedom);
        return of(share, draws * Z * Z / (t * t));
    }
}
