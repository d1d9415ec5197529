package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * Wilson's score interval of a share (E. B. Wilson, JASA 22, 1927), as {@link BinomialConfidenceInterval#WILSON_SCORE}, which knows whole
 * numbers only.
 */
final class Wilson {

    private static final double Z =
            NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - Estimates.CONFIDENCE) / 2);

    private Wilson() {}

    /**
     * Of so many independent draws.
     *
     * @param share from 0 to 1
     * @param draws above 0, not necessarily a whole number
     */
    static Estimate of(double share, double draws) {
        double middle = (share + Z * Z / (2 * draws)) / (1 + Z * Z / draws);
        double half = Z * Math.sqrt(share * (1 - share) / draws + Z * Z / (4 * draws * draws)) / (1 + Z * Z / draws);
        return new Estimate(
                share, Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half)));
    }

    /**
     * Of so many independent draws, a number that was itself told from what varied.
     *
     * @param freedom how many degrees of freedom told it, above 0
     */
    static Estimate of(double share, double draws, double freedom) {
        double t = Spread.student(freedom);
        return of(share, draws * Z * Z / (t * t));
    }
}
