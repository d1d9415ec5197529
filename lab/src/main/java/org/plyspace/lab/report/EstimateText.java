package org.plyspace.lab.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.plyspace.lab.statistics.Estimate;

/** Estimates as text, with as many decimals as their interval makes sense of. */
final class EstimateText {

    /** After a number whose interval cannot be told. */
    static final String UNKNOWN = " ± ?";

    private static final int MOST_DECIMALS = 3;

    private EstimateText() {}

    /** {@code 148.2 ± 2.1}; a plain number if it is exact. */
    static String plusMinus(Estimate estimate) {
        if (estimate.isExact()) {
            return plain(estimate.mean());
        }
        if (Double.isNaN(estimate.halfWidth())) {
            return plain(estimate.mean()) + UNKNOWN;
        }
        int decimals = decimals(estimate.halfWidth());
        return fixed(estimate.mean(), decimals) + " ± " + fixed(estimate.halfWidth(), decimals);
    }

    /** {@code 12 (9 - 18)}, for intervals that do not have the number in their middle. */
    static String range(Estimate estimate) {
        int decimals = decimals(estimate.halfWidth());
        return fixed(estimate.mean(), decimals) + " (" + fixed(estimate.low(), decimals) + " - "
                + fixed(estimate.high(), decimals) + ")";
    }

    private static int decimals(double halfWidth) {
        int decimals = 0;
        for (double limit = 3; halfWidth < limit && decimals < MOST_DECIMALS; limit /= 10) {
            decimals++;
        }
        return decimals;
    }

    private static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    private static String plain(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(MOST_DECIMALS, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
