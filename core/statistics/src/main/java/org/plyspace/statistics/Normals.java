package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution. */
final class Normals {

    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    private Normals() {}

    /** The probability of more than a number of standard deviations. */
    static double beyond(double deviations) {
        return STANDARD.survivalProbability(deviations);
    }

    /** The probability of less than a number of standard deviations. */
    static double below(double deviations) {
        return STANDARD.cumulativeProbability(deviations);
    }

    /** The number of standard deviations below which lies a probability. */
    static double inverse(double probability) {
        return STANDARD.inverseCumulativeProbability(probability);
    }

    /** The density at a number of standard deviations. */
    static double density(double deviations) {
        return STANDARD.density(deviations);
    }

    /** The number of standard deviations that is exceeded with a probability. */
    static double quantile(double tail) {
        return STANDARD.inverseSurvivalProbability(tail);
    }
}
