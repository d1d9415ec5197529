package org.plyspace.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Pattern;
import org.plyspace.statistics.Estimate;

/** Estimates as text, with as many decimals as their interval makes sense of. */
final class EstimateText {

    /** After a number whose interval cannot be told. */
    static final String UNKNOWN = " (?)";

    private static final int MOST_DECIMALS = 3;
    private static final Pattern OPEN_END = Pattern.compile("\\(-?\\? to|\\(-?\\?-|(to |-)\\?\\)");

    private static final Pattern SIGNED_ZERO = Pattern.compile("[+-][0.]+");

    private EstimateText() {}

    /** {@code 12 (9-18)}, or with {@code to} between the ends if one is below 0; a plain number if it is exact. */
    static String range(Estimate estimate) {
        if (estimate.isExact()) {
            return plain(estimate.mean());
        }
        if (Double.isNaN(estimate.halfWidth())) {
            return plain(estimate.mean()) + UNKNOWN;
        }
        int decimals = decimals(estimate);
        String low = end(estimate.low(), decimals);
        String high = end(estimate.high(), decimals);
        String between = estimate.low() < 0 ? " to " : "-";
        return fixed(estimate.mean(), decimals) + " (" + low + between + high + ")";
    }

    /** Likewise, each number with its sign: {@code +3.4 (+1.2 to +5.6)}. */
    static String difference(Estimate estimate) {
        if (Double.isNaN(estimate.halfWidth())) {
            return "unknown";
        }
        if (estimate.isExact()) {
            return (estimate.mean() > 0 ? "+" : "") + plain(estimate.mean());
        }
        int decimals = decimals(estimate);
        return signed(estimate.mean(), decimals) + " (" + signed(estimate.low(), decimals) + " to "
                + signed(estimate.high(), decimals) + ")";
    }

    /** Whether an interval among these numbers has an end that is not known. */
    static boolean hasOpenEnd(String numbers) {
        return OPEN_END.matcher(numbers).find();
    }

    private static int decimals(Estimate estimate) {
        double halfWidth = Double.isInfinite(estimate.halfWidth())
                ? Math.min(Math.abs(estimate.high() - estimate.mean()), Math.abs(estimate.mean() - estimate.low()))
                : estimate.halfWidth();
        int decimals = 0;
        for (double limit = 3; halfWidth < limit && decimals < MOST_DECIMALS; limit /= 10) {
            decimals++;
        }
        return halfWidth == 0 ? 0 : decimals;
    }

    private static String end(double value, int decimals) {
        return Double.isInfinite(value) ? (value > 0 ? "?" : "-?") : fixed(value, decimals);
    }

    private static String fixed(double value, int decimals) {
        return withoutSignOfZero(String.format(Locale.ROOT, "%." + decimals + "f", value));
    }

    private static String signed(double value, int decimals) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "+?" : "-?";
        }
        return withoutSignOfZero(String.format(Locale.ROOT, "%+." + decimals + "f", value));
    }

    /** What is rounded to 0 is neither more nor less. */
    private static String withoutSignOfZero(String number) {
        return SIGNED_ZERO.matcher(number).matches() ? number.substring(1) : number;
    }

    private static String plain(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(MOST_DECIMALS, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
