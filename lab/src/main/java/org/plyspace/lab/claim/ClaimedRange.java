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
    double supportP(Measured measured) {
        double above = hasLow() ? measured.pAbove(low) : 0;
        double below = hasHigh() ? measured.pBelow(high) : 0;
        return Math.max(above, below);
    }

    /** How likely games that say as much against it are, if it is so; NaN where nothing is known. */
    double refutationP(Measured measured) {
        if (hasLow() && hasHigh()) {
            return Math.min(1, 2 * Math.min(measured.pBelow(low), measured.pAbove(high)));
        }
        return hasLow() ? measured.pBelow(low + margin) : measured.pAbove(high - margin);
    }

    /**
     * How many games would settle it if the number is what it seems to be, an interval growing shorter with the root of their number.
     *
     * @param games how many there were
     * @param stretch how many times longer half an interval must be that allows for other tests too, from 1
     * @return empty where nothing is known, or the number lies on the border, which no number of games settles
     */
    OptionalLong gamesToSettle(Measured measured, int games, double stretch) {
        if (!measured.isKnown()) {
            return OptionalLong.empty();
        }
        double least = Double.POSITIVE_INFINITY;
        if (hasLow() && hasHigh()) {
            double inside = Math.max(reach(measured, low, true), reach(measured, high, false));
            double outside = Math.min(reach(measured, low, false), reach(measured, high, true));
            least = Math.min(inside, outside);
        } else if (hasLow()) {
            least = Math.min(reach(measured, low, true), reach(measured, low + margin, false));
        } else {
            least = Math.min(reach(measured, high, false), reach(measured, high - margin, true));
        }
        double needed = Math.ceil(games * least * least * stretch * stretch);
        return needed < Long.MAX_VALUE ? OptionalLong.of((long) needed) : OptionalLong.empty();
    }

    /** How many times too long half the interval is to leave a bound outside on the wanted side; infinite where it never will. */
    private static double reach(Measured measured, double bound, boolean above) {
        double mean = measured.estimate().mean();
        double away = above ? mean - bound : bound - mean;
        double half =
                above ? mean - measured.estimate().low() : measured.estimate().high() - mean;
        return away > 0 ? half / away : Double.POSITIVE_INFINITY;
    }
}
