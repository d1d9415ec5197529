package org.plyspace.statistics;

/**
 * The difference of the distances of two shares from one half, by what is known of the difference of the shares: that difference or
 * its opposite where both shares lie on one side of one half, and in any case no larger.
 */
final class DistanceUncertainty extends InvertedIntervals {

    private final Uncertainty share;
    private final double difference;
    private final int side;

    /**
     * Creates it.
     *
     * @param share what is known of the difference of the shares
     * @param difference the difference of their distances observed
     * @param side 1 if both shares lie above one half, -1 if both lie below, 0 if that is open
     */
    DistanceUncertainty(Uncertainty share, double difference, int side) {
        this.share = share;
        this.difference = difference;
        this.side = side;
    }

    @Override
    public Estimate at(double tail) {
        Estimate of = share.at(tail);
        double most = Math.max(-of.low(), of.high());
        double low = side == 0 ? -most : side > 0 ? of.low() : -of.high();
        double high = side == 0 ? most : side > 0 ? of.high() : -of.low();
        return new Estimate(difference, low, high);
    }
}
