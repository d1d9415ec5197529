package org.plyspace.statistics;

/** What a sample tells of a true difference: intervals of any confidence, and tests that agree with them. */
interface Uncertainty {

    /**
     * The difference with an interval.
     *
     * @param tail the probability with which the true difference lies beyond an end, for each of the two, above 0 and below 0.5
     */
    Estimate at(double tail);

    /** The p-value against a true difference above a number; NaN if it is unknown. */
    double above(double least);

    /** The p-value against a true difference below a number; NaN if it is unknown. */
    double below(double most);

    /** The p-value against a true difference within a margin, above 0: the larger one of two one-sided tests. */
    default double within(double margin) {
        return Math.max(above(-margin), below(margin));
    }

    /** The p-value against a true difference beyond a margin, from 0, in either direction. */
    default double beyond(double margin) {
        return Math.min(1, 2 * Math.min(above(margin), below(-margin)));
    }
}
