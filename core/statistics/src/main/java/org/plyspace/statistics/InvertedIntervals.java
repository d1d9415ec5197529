package org.plyspace.statistics;

import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/** Tests that follow from intervals: a p-value is the smallest tail whose interval excludes a number. */
abstract class InvertedIntervals implements Uncertainty {

    private static final double LARGEST = 0.499;
    private static final double SMALLEST = 1e-15;
    private static final int HALVINGS = 40;

    @Override
    public double above(double least) {
        return smallest(tail -> at(tail).low() > least);
    }

    @Override
    public double below(double most) {
        return smallest(tail -> at(tail).high() < most);
    }

    private static double smallest(DoublePredicate excludes) {
        if (!excludes.test(LARGEST)) {
            return 1;
        }
        double excluding = Math.log(LARGEST);
        double including = Math.log(SMALLEST);
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (excluding + including) / 2;
            if (excludes.test(Math.exp(middle))) {
                excluding = middle;
            } else {
                including = middle;
            }
        }
        return Math.exp(excluding);
    }

    /**
     * The difference of two means if no pair differs: pairs that do, by as much as they can, are so rare that a sample of this size
     * probably contains none.
     */
    static final class UnchangedPairs extends InvertedIntervals {

        private final double range;
        private final int pairs;

        /**
         * Creates it for a sample.
         *
         * @param range the largest difference of a pair, from 0
         * @param pairs the number of pairs, from 1
         */
        UnchangedPairs(double range, int pairs) {
            this.range = range;
            this.pairs = pairs;
        }

        @Override
        public Estimate at(double tail) {
            return Estimate.around(0, range * mostDiffering(pairs, tail));
        }

        /** The largest share of pairs that may differ although no pair of a sample does. */
        static double mostDiffering(int pairs, double tail) {
            return 1 - Math.pow(tail, 1.0 / pairs);
        }
    }

    /**
     * The difference of two quantiles that no resampling moves apart. A quantile moves only if pairs differ in whether they exceed
     * it; as large a share of pairs as may do so moves it along the baseline's distribution.
     */
    static final class UnchangedQuantile extends InvertedIntervals {

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
                    ? InvertedIntervals.UnchangedPairs.mostDiffering(pairs, tail)
                    : BinomialConfidenceInterval.CLOPPER_PEARSON
                            .fromErrorRate(pairs, crossing, 2 * tail)
                            .getUpperBound();
            double value = Quantile.at(share, baseline);
            return new Estimate(
                    0,
                    Quantile.at(share - differing, baseline) - value,
                    Quantile.at(share + differing, baseline) - value);
        }
    }

    /**
     * The difference of two values neither of which varies in its sample: intervals follow from those of both (R. G. Newcombe,
     * Statistics in Medicine 17, 1998), p-values against no difference from as many coins that fall alike, others from the intervals.
     */
    static final class ConstantsUncertainty extends InvertedIntervals {

        private final double difference;
        private final DoubleFunction<Estimate> before;
        private final DoubleFunction<Estimate> after;
        private final int clusters;

        /**
         * Creates it for two samples.
         *
         * @param difference the difference observed
         * @param before the baseline's value with its interval, by the probability beyond an end
         * @param after the other value, likewise
         * @param clusters the number of coins
         */
        ConstantsUncertainty(
                double difference, DoubleFunction<Estimate> before, DoubleFunction<Estimate> after, int clusters) {
            this.difference = difference;
            this.before = before;
            this.after = after;
            this.clusters = clusters;
        }

        @Override
        public Estimate at(double tail) {
            Estimate one = before.apply(tail);
            Estimate other = after.apply(tail);
            double down = Math.hypot(other.mean() - other.low(), one.high() - one.mean());
            double up = Math.hypot(other.high() - other.mean(), one.mean() - one.low());
            return new Estimate(difference, difference - down, difference + up);
        }

        @Override
        public double above(double least) {
            return least == 0 ? coins(difference > 0) : super.above(least);
        }

        @Override
        public double below(double most) {
            return most == 0 ? coins(difference < 0) : super.below(most);
        }

        private double coins(boolean alike) {
            return alike ? Math.pow(0.5, clusters) : 1;
        }
    }
}
