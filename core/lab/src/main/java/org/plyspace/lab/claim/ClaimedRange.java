package org.plyspace.lab.claim;

import java.util.OptionalLong;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.plyspace.api.UsageException;
import org.plyspace.statistics.Estimates;

/**
 * The range in which a number is claimed to lie. An interval inside the range supports the claim. If both ends are closed, an interval
 * outside refutes it; if one end is open, an interval that does not extend beyond the other end by more than the margin refutes it: what
 * lies within the margin is too little to matter, and more than that is excluded.
 *
 * @param low the lower end; infinite if it is open
 * @param high the upper end; infinite if it is open, but not both may be
 * @param margin from 0; 0 if both ends are closed
 * @param relative whether all three are shares of the baseline's number
 */
public record ClaimedRange(double low, double high, double margin, boolean relative) {

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
    /** Half of a 95 % interval, in standard errors. */
    private static final double USUAL = NORMAL.inverseSurvivalProbability((1 - Estimates.CONFIDENCE) / 2);
    /** How many standard errors beyond the usual make a test succeed in 80 % of samples instead of half of them. */
    private static final double OFTEN = NORMAL.inverseCumulativeProbability(0.8);

    /** Refuses numbers that do not make a range. */
    public ClaimedRange {
        boolean open = Double.isInfinite(low) || Double.isInfinite(high);
        if (!(low < high) || margin < 0 || (!open && margin > 0) || (low == -high && Double.isInfinite(low))) {
            throw new IllegalArgumentException(low + " to " + high + " with a margin of " + margin);
        }
    }

    /** The range above a number; less than a margin above it does not count. */
    static ClaimedRange above(double number, double margin) {
        return new ClaimedRange(number, Double.POSITIVE_INFINITY, margin, false);
    }

    /** The range below a number; less than a margin below it does not count. */
    static ClaimedRange below(double number, double margin) {
        return new ClaimedRange(Double.NEGATIVE_INFINITY, number, margin, false);
    }

    /** The range from one number to another. */
    static ClaimedRange within(double low, double high) {
        return new ClaimedRange(low, high, 0, false);
    }

    /** The absolute range, given the baseline's number. */
    ClaimedRange of(double baseline) {
        double unit = Math.abs(baseline);
        return relative && unit > 0 ? new ClaimedRange(low * unit, high * unit, margin * unit, false) : this;
    }

    /**
     * Refuses a range that no share, or no difference of shares, could lie in or beyond.
     *
     * @param difference whether the number is a difference of two shares
     * @throws UsageException if it is no such range
     */
    void checkShare(boolean difference) {
        double least = difference ? -1 : 0;
        if (hasLow() && !(least <= low && low < 1)) {
            throw notOfShares(difference, low);
        }
        if (hasHigh() && !(least < high && high <= 1)) {
            throw notOfShares(difference, high);
        }
        if (margin >= 1) {
            throw new UsageException(
                    "field claimed.margin: expected a share below 1 (0.05 is 5 points), found " + margin);
        }
    }

    private static UsageException notOfShares(boolean difference, double found) {
        return new UsageException("field claimed: expected ends "
                + (difference
                        ? "from -1 to 1, between which shares differ (0.05 is 5 points)"
                        : "from 0 to 1, a share (0.05 is 5 %)")
                + ", and not the last of them, found " + found);
    }

    private boolean hasLow() {
        return !Double.isInfinite(low);
    }

    private boolean hasHigh() {
        return !Double.isInfinite(high);
    }

    /** The p-value of the evidence for the claim, assuming it is false; NaN if there is no number. */
    double supportP(MeasuredNumber measuredNumber) {
        double above = hasLow() ? measuredNumber.pAbove(low) : 0;
        double below = hasHigh() ? measuredNumber.pBelow(high) : 0;
        return Math.max(above, below);
    }

    /** The p-value of the evidence against the claim, assuming it is true; NaN if there is no number. */
    double refutationP(MeasuredNumber measuredNumber) {
        if (hasLow() && hasHigh()) {
            return Math.min(1, 2 * Math.min(measuredNumber.pBelow(low), measuredNumber.pAbove(high)));
        }
        return hasLow() ? measuredNumber.pBelow(low + margin) : measuredNumber.pAbove(high - margin);
    }

    /**
     * The number of games that would settle the claim with a probability of 80 % if the estimate is right. The interval shrinks with the root of their number; one
     * that begins or ends at the estimate, because an event was seen never or always, shrinks with their number.
     *
     * @param games the number of games played
     * @param stretch the factor by which half the interval is widened to allow for other tests, from 1
     * @return more than there were; empty if nothing is known, or only that the number is at least or at most something, or if it lies
     *     on the border, which no number of games settles
     */
    OptionalLong gamesToSettle(MeasuredNumber measuredNumber, int games, double stretch) {
        if (!measuredNumber.isKnown()
                || Double.isInfinite(measuredNumber.estimate().halfWidth())) {
            return OptionalLong.empty();
        }
        double least;
        if (hasLow() && hasHigh()) {
            double inside =
                    Math.max(needed(measuredNumber, low, true, stretch), needed(measuredNumber, high, false, stretch));
            double outside =
                    Math.min(needed(measuredNumber, low, false, stretch), needed(measuredNumber, high, true, stretch));
            least = Math.min(inside, outside);
        } else if (hasLow()) {
            least = Math.min(
                    needed(measuredNumber, low, true, stretch), needed(measuredNumber, low + margin, false, stretch));
        } else {
            least = Math.min(
                    needed(measuredNumber, high, false, stretch), needed(measuredNumber, high - margin, true, stretch));
        }
        double needed = Math.max(games + 1.0, Math.ceil(games * least));
        return needed < Long.MAX_VALUE ? OptionalLong.of((long) needed) : OptionalLong.empty();
    }

    /**
     * The factor by which to multiply the games so that a bound lies outside the interval on the wanted side; infinite if no factor will.
     */
    private static double needed(MeasuredNumber measuredNumber, double bound, boolean above, double stretch) {
        double mean = measuredNumber.estimate().mean();
        double down = mean - measuredNumber.estimate().low();
        double up = measuredNumber.estimate().high() - mean;
        double away = above ? mean - bound : bound - mean;
        if (!(away > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        double times = stretch * (above ? down : up) / away;
        if ((down == 0) != (up == 0)) {
            return times;
        }
        // An interval that just reaches the bound excludes it half the time only.
        double often = times * (1 + OFTEN / (stretch * USUAL));
        return often * often;
    }
}
