package org.plyspace.statistics;

/** What two samples tell of a true difference. */
interface Uncertainty extends Evidence {

    /** The p-value against a true difference within a margin, above 0: the larger one of two one-sided tests. */
    default double within(double margin) {
        return Math.max(above(-margin), below(margin));
    }

    /** The p-value against a true difference beyond a margin, from 0, in either direction. */
    default double beyond(double margin) {
        return Math.min(1, 2 * Math.min(above(margin), below(-margin)));
    }
}
