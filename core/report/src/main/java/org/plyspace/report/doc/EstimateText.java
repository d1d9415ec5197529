package org.plyspace.report.doc;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Pattern;
import org.plyspace.statistics.Estimate;

/** Estimates as text, with as many decimals as their intervals justify; an infinite end is written {@code ∞}. */
public final class EstimateText {

    /** An infinite end. */
    public static final String INFINITE = "∞";

    /** The interval of a number of which a single observation is all that is known. */
    private static final String UNLIMITED = " (-∞ to ∞)";

    private static final int MOST_DECIMALS = 3;
    private static final Pattern SIGNED_ZERO = Pattern.compile("[+-][0.]+");
    private static final Pattern ZERO = Pattern.compile("[0.]+");
    private static final Pattern NO_SIGN = Pattern.compile("-.*|" + ZERO);

    private EstimateText() {}

    /**
     * A number with its interval: {@code 12 (9-18)}, with {@code to} between the ends if one is below 0; a plain number if it is exact.
     */
    public static String range(Estimate estimate) {
        String mean = number(estimate, estimate.mean());
        if (estimate.isExact()) {
            return mean;
        }
        if (Double.isNaN(estimate.halfWidth())) {
            return mean + UNLIMITED;
        }
        String between = estimate.low() < 0 ? " to " : "-";
        return mean + " (" + number(estimate, estimate.low()) + between + number(estimate, estimate.high()) + ")";
    }

    /**
     * A difference with its interval and a sign on each number: {@code +3.4 (+1.2 to +5.6)}. An end is 0 only if it is nearly so: which
     * side of 0 it lies on is what readers look for.
     */
    public static String difference(Estimate estimate) {
        String mean = differenceAlone(estimate);
        return estimate.isExact() || Double.isNaN(estimate.halfWidth())
                ? mean
                : mean + " (" + end(estimate, estimate.low()) + " to " + end(estimate, estimate.high()) + ")";
    }

    /** The interval of a difference without signs, the nearer end to 0 first: {@code 4 to 10}; with signs if it holds 0. */
    public static String size(Estimate difference) {
        double low = difference.low();
        double high = difference.high();
        if (low < 0 && high > 0) {
            return end(difference, low) + " to " + end(difference, high);
        }
        double nearer = Math.min(Math.abs(low), Math.abs(high));
        double farther = Math.max(Math.abs(low), Math.abs(high));
        return number(difference, nearer) + " to " + number(difference, farther);
    }

    private static String end(Estimate estimate, double value) {
        String rounded = signed(estimate, value);
        String text = rounded;
        for (int decimals = 1; decimals <= MOST_DECIMALS && ZERO.matcher(text).matches(); decimals++) {
            text = withSign(fixed("%." + decimals + "f", value));
        }
        return ZERO.matcher(text).matches() ? rounded : text;
    }

    /** A difference as precisely as its interval justifies, without the interval: {@code +3.4}. */
    public static String differenceAlone(Estimate estimate) {
        return Double.isNaN(estimate.halfWidth()) ? "unknown" : signed(estimate, estimate.mean());
    }

    /** A number, or an end of its interval, as precisely as the interval justifies. */
    public static String number(Estimate estimate, double value) {
        double halfWidth = Double.isInfinite(estimate.halfWidth())
                ? Math.min(Math.abs(estimate.high() - estimate.mean()), Math.abs(estimate.mean() - estimate.low()))
                : estimate.halfWidth();
        if (!(halfWidth > 0) || Double.isInfinite(halfWidth)) {
            return plain(value);
        }
        int decimals = 0;
        for (double limit = 3; halfWidth < limit && decimals < MOST_DECIMALS; limit /= 10) {
            decimals++;
        }
        return fixed("%." + decimals + "f", value);
    }

    /** A number, or an end of its interval, as precisely as the interval justifies, with a plus sign if it is above 0. */
    public static String signed(Estimate estimate, double value) {
        return withSign(number(estimate, value));
    }

    private static String withSign(String number) {
        return NO_SIGN.matcher(number).matches() ? number : "+" + number;
    }

    /** A number in a format of {@link String#format}. */
    public static String fixed(String format, double value) {
        String text = String.format(Locale.ROOT, format, value);
        return Double.isInfinite(value)
                ? text.replace("Infinity", INFINITE)
                : SIGNED_ZERO.matcher(text).matches() ? text.substring(1) : text;
    }

    private static String plain(double value) {
        if (!Double.isFinite(value)) {
            return fixed("%.0f", value);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(MOST_DECIMALS, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
