package org.plyspace.statistics;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * The difference of two quantiles that no resampling moves apart. A quantile moves only if pairs differ in whether they exceed
 * it; as large a share of pairs as may do so moves it along the baseline's distribution.
 */
final class UnchangedQuantile extends InvertedIntervals {

    private final ClusteredSample baseline;
    private final double share;
    private final int crossing;
    private final int pairs;

    /**
     * Creates it for a sample.
     *
     * @param share the share of the quantile
     * @param crossing the number of pairs of which only one exceeds the quantile
     * @param pairs the number of pairs, from 1
     */
    UnchangedQuantile(ClusteredSample baseline, double share, int crossing, int pairs) {
        this.baseline = baseline;
        this.share = share;
        this.crossing = crossing;
        this.pairs = pairs;
    }

    @Override
    public Estimate at(double tail) {
        double differing = crossing == 0
                ? UnchangedPairs.mostDiffering(pairs, tail)
                : BinomialConfidenceInterval.CLOPPER_PEARSON
                        .fromErrorRate(pairs, crossing, 2 * tail)
                        .getUpperBound();
        double value = Quantile.at(share, baseline);
        return new Estimate(
                0, Quantile.at(share - differing, baseline) - value, Quantile.at(share + differing, baseline) - value);
    }
}
