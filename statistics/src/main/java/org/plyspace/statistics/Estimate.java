package org.plyspace.statistics;

/**
 * A number and its 95 % confidence interval.
 *
 * @param mean the number
 * @param low lower end of the interval; equal to {@code mean} if the number is exact, NaN if one observation gave it and
 *     nothing can be said
 * @param high upper end, likewise
 */
public record Estimate(double mean, double low, double high) {

    /** A number that was counted, not estimated. */
    public static Estimate exact(double value) {
        return new Estimate(value, value, value);
    }

    /** A number with an interval of this half-width around it. */
    public static Estimate around(double mean, double halfWidth) {
        return new Estimate(mean, mean - halfWidth, mean + halfWidth);
    }

    /** The same in another unit, given how many of it make one of the old. */
    public Estimate times(double factor) {
        return new Estimate(mean * factor, low * factor, high * factor);
    }

    /** Whether there is no uncertainty: counted, or the same in every observation. */
    public boolean isExact() {
        return low == mean && high == mean;
    }

    /** Half the length of the interval; NaN if there is none. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
