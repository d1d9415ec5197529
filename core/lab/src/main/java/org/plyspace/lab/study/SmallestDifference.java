package org.plyspace.lab.study;

/**
 * The smallest difference that matters.
 *
 * @param size in the unit of the number, or as a share of the baseline's number; above 0
 * @param relative whether it is a share of the baseline's number
 */
public record SmallestDifference(double size, boolean relative) {

    /** The difference in the unit of the number, given the baseline's number. */
    public double of(double baseline) {
        return relative ? size * Math.abs(baseline) : size;
    }
}
