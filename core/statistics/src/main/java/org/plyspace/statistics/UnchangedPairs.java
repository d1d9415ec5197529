package org.plyspace.statistics;

/**
 * The difference of two means if no pair differs: pairs that do, by as much as they can, are so rare that a sample of this size
 * probably contains none.
 */
final class UnchangedPairs extends InvertedIntervals {

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

    /** The largest share of pairs that may differ although none of a sample does. */
    static double mostDiffering(int pairs, double tail) {
        return 1 - Math.pow(tail, 1.0 / pairs);
    }
}
