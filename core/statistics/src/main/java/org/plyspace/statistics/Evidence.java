package org.plyspace.statistics;

/** The evidence of a sample on a true number: intervals of any confidence, and tests by the sample's distribution. */
public interface Evidence {

    /**
     * The number with an interval.
     *
     * @param tail the probability with which the true number lies beyond an end, for each of the two, above 0 and below 0.5
     */
    Estimate at(double tail);

    /** The p-value of a true number no larger than one; NaN if it is unknown. */
    double above(double least);

    /** The p-value of a true number no smaller than one; NaN if it is unknown. */
    double below(double most);
}
