package org.plyspace.lab.claim;

import java.util.OptionalLong;

/**
 * Where a number is claimed to lie. It is supported by an interval within, and refuted by one beyond; where one end is open, by one on the
 * wrong side of that end and a margin: what lies within the margin is too little to matter, and more than that is excluded.
 *
 * @param low the lower end; infinite if it is open
 * @param high the upper end; likewise, but not both
 * @param margin from 0; 0 if both ends are closed
 * @param relative whether all three are shares of what the baseline has
 */
public record ClaimedRange(double low, double high, double margin, boolean relative) {

    /** Refuses what is no range. */
    public ClaimedRange {
        boolean open = Double.isInfinite(low) || Double.isInfinite(high);
        if (!(low < high) || margin < 0 || (!open && margin > 0) || (low == -high && Double.isInfinite(low))) {
            throw new IllegalArgumentException(low + " to " + high + " with a margin of " + margin);
        }
    }

    /** Above a number, and by less than a margin is as good as not. */
    static ClaimedRange above(double number, double margin) {
        return new ClaimedRange(number, Double.POSITIVE_INFINITY, margin, false);
    }

    /** Below a number, likewise. */
    static ClaimedRange below(double number, double margin) {
        return new ClaimedRange(Double.NEGATIVE_INFINITY, number, margin, false);
    }

    /** From one number to another. */
    static ClaimedRange within(double low, double high) {
        return new ClaimedRange(low, high, 0, false);
    }

    /** The same in numbers, where the baseline has this one. */
    ClaimedRange of(double baseline) {
        double unit = Math.abs(baseline);
        return relative && unit > 0 ? new ClaimedRange(low * unit, high * unit, margin * unit, false) : this;
    }

    private boolean hasLow() {
        return !Double.isInfinite(low);
    }

    private boolean hasHigh() {
        return !Double.isInfinite(high);
    }

    /** How likely games that say as much for it are, if it is not so; NaN where nothing is known. */
    double supportP(MeasuredNumber measuredNumber) {
        double above = hasLow() ? measuredNumber.pAbove(low) : 0;
        double below = hasHigh() ? measuredNumber.pBelow(high) : 0;
        return Math.max(above, below);
    }

    /** How likely games that say as much against it are, if it is so; NaN where nothing is known. */
    double refutationP(MeasuredNumber measuredNumber) {
        if (hasLow() && hasHigh()) {
            return Math.min(1, 2 * Math.min(measuredNumber.pBelow(low), measuredNumber.pAbove(high)));
        }
        return hasLow() ? measuredNumber.pBelow(low + margin) : measuredNumber.pAbove(high - margin);
    }

    /**
     * How many games would settle it if the number is what it seems to be. An interval grows shorter with the root of their number; one that
     * begins or ends at the number itself, since nothing of the kind was seen, or nothing else, with their number.
     *
     * @param games how many there were
     * @param stretch how many times longer half an interval must be that allows for other tests too, from 1
     * @return more than there were; empty where nothing is known, or only that the number is at least or at most something, or where it lies on the
     *     border, which no number of games settles
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

    /** How many times as many games leave a bound outside of the interval on the wanted side; infinite where none ever will. */
    private static double needed(MeasuredNumber measuredNumber, double bound, boolean above, double stretch) {
        double mean = measuredNumber.estimate().mean();
        double down = mean - measuredNumber.estimate().low();
        double up = measuredNumber.estimate().high() - mean;
        double away = above ? mean - bound : bound - mean;
        if (!(away > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        double times = stretch * (above ? down : up) / away;
        return (down == 0) == (up == 0) ? times * times : times;
    }
}
