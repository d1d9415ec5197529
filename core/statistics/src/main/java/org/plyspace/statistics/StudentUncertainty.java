package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A difference that varies by Student's t.
 *
 * @param mean the difference observed
 * @param error its standard error, above 0; NaN if it is unknown
 * @param freedom the degrees of freedom of the error
 * @param signs the number of signs that the value can have, 1 or 2: with two, each can make it miss the truth
 */
record StudentUncertainty(double mean, double error, double freedom, int signs) implements Uncertainty {

    @Override
    public Estimate at(double tail) {
        return Double.isNaN(error)
                ? new Estimate(mean, Double.NaN, Double.NaN)
                : Estimate.around(mean, TDistribution.of(freedom).inverseSurvivalProbability(tail / signs) * error);
    }

    @Override
    public double above(double least) {
        return tail(mean - least);
    }

    @Override
    public double below(double most) {
        return tail(most - mean);
    }

    @Override
    public double beyond(double margin) {
        double size = Math.abs(mean);
        return Math.min(1, tail(size - margin) + tail(size + margin));
    }

    private double tail(double excess) {
        return Double.isNaN(error)
                ? Double.NaN
                : Math.min(1, signs * TDistribution.of(freedom).survivalProbability(excess / error));
    }
}
