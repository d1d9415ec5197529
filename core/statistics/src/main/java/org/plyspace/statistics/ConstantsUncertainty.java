package org.plyspace.statistics;

import java.util.function.DoubleFunction;

/**
 * The difference of two values neither of which varies in its sample: intervals follow from those of both (R. G. Newcombe,
 * Statistics in Medicine 17, 1998), p-values against no difference from as many coins that fall alike, others from the intervals.
 */
final class ConstantsUncertainty extends InvertedIntervals {

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
