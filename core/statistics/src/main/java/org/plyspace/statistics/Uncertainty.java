package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** The evidence of two samples on a true difference. */
interface Uncertainty extends Measurement.Evidence {

    /** The p-value against a true difference within a margin, above 0: the larger one of two one-sided tests. */
    default double within(double margin) {
        return Math.max(above(-margin), below(margin));
    }

    /** The p-value against a true difference beyond a margin, from 0, in either direction. */
    default double beyond(double margin) {
        return Math.min(1, 2 * Math.min(above(margin), below(-margin)));
    }

    /**
     * A difference that varies by Student's t.
     *
     * @param mean the difference observed
     * @param error its standard error, above 0; NaN if it is unknown
     * @param freedom the degrees of freedom of the error
     * @param signs the number of signs that the value can have, 1 or 2: with two, each can make it miss the truth
     */
    record Student(double mean, double error, double freedom, int signs) implements Uncertainty {

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
}
