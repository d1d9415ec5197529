package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * A share of independent trials, with the exact limits of C. J. Clopper and E. S. Pearson (Biometrika 26, 1934) and the binomial tests
 * that these invert.
 *
 * @param hits the number of trials that hit, 0 to {@code of}
 * @param of the number of trials, from 1
 */
record Trials(int hits, int of) implements Evidence {

    @Override
    public Estimate at(double tail) {
        Interval limits = BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(of, hits, 2 * tail);
        return new Estimate((double) hits / of, limits.getLowerBound(), limits.getUpperBound());
    }

    @Override
    public double above(double least) {
        return least >= 1
                ? 1
                : least < 0 ? 0 : BinomialDistribution.of(of, least).survivalProbability(hits - 1);
    }

    @Override
    public double below(double most) {
        return most <= 0 ? 1 : most > 1 ? 0 : BinomialDistribution.of(of, most).cumulativeProbability(hits);
    }
}
