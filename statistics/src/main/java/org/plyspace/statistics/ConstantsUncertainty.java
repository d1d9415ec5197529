package org.plyspace.statistics;

import java.util.function.DoubleFunction;

/**
 * The difference of two values neither of which varies in its sample: intervals follow from those of both (R. G. Newcombe,
 * Statistics in Medicine 17, 1998), p-values from as many coins that fall alike.
 *
 * @param difference the difference observed
 * @param before the baseline's value with its interval, by the probability beyond an end
 * @param after the other value, likewise
 * @param clusters the number of coins
 */
record ConstantsUncertainty(
        double difference, DoubleFunction<Estimate> before, DoubleFunction<Estimate> after, int clusters)
        implements Uncertainty {

    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;

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
        return coins(difference > least);
    }

    @Override
    public double below(double most) {
        return coins(difference < most);
    }

    private double coins(boolean alike) {
        return alike ? Math.pow(0.5, clusters) : 1;
    }

    /** Depends only on whether the 95 % interval lies within the margin. */
    @Override
    public double within(double margin) {
        Estimate usual = at(TAIL);
        return -margin < usual.low() && usual.high() < margin ? TAIL : 1;
    }
}
