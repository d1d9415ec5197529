package org.plyspace.statistics;

import org.plyspace.api.PublicApi;

/**
 * A value and its 95 % confidence interval.
 *
 * @param mean the value
 * @param low the lower end of the interval; equal to {@code mean} if the value is exact, NaN if a single observation gave it
 *     and nothing more is known
 * @param high the upper end, with the same special values
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Estimate(double mean, double low, double high) {

    /** A value that was counted, not estimated. */
    public static Estimate exact(double value) {
        return new Estimate(value, value, value);
    }

    /** A value with an interval of a given half-width. */
    public static Estimate around(double mean, double halfWidth) {
        return new Estimate(mean, mean - halfWidth, mean + halfWidth);
    }

    /** The estimate multiplied by a factor, for a change of units. */
    public Estimate times(double factor) {
        return new Estimate(mean * factor, low * factor, high * factor);
    }

    /** Whether there is no uncertainty: the value was counted or was the same in every observation. */
    public boolean isExact() {
        return low == mean && high == mean;
    }

    /** Half the width of the interval; NaN if there is none. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
