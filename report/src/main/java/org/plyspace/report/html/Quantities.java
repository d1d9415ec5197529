package org.plyspace.report.html;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/** Numbers for people: in the unit that is shown, with as many decimals as their interval makes sense of. */
final class Quantities {

    private static final int MOST_DECIMALS = 3;
    private static final double PER_CENT = 100;

    private Quantities() {}

    /** {@code 52.5 % (41.0 to 64.2)}. */
    static String withInterval(Unit unit, MetricResult result) {
        String interval = interval(unit, result.estimate());
        return value(unit, result) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    /** {@code 52.5 %}, or {@code at least 300}. */
    static String value(Unit unit, MetricResult result) {
        return (result.atLeast() ? "at least " : "") + value(unit, result.estimate());
    }

    /** {@code 52.5 %}. */
    static String value(Unit unit, Estimate estimate) {
        Estimate shown = shown(unit, estimate);
        return fixed(shown.mean(), decimals(shown)) + (unit.isShare() ? " %" : "");
    }

    /** {@code 41.0 to 64.2}; empty if there is none. */
    static String interval(Unit unit, Estimate estimate) {
        return Double.isNaN(estimate.low()) || Double.isNaN(estimate.high())
                ? ""
                : end(unit, estimate, estimate.low()) + " to " + end(unit, estimate, estimate.high());
    }

    /** An end of an interval, as precise as the number. */
    static String end(Unit unit, Estimate estimate, double end) {
        if (Double.isNaN(end)) {
            return "?";
        }
        return Double.isInfinite(end)
                ? (end > 0 ? "∞" : "−∞")
                : fixed(unit.isShare() ? end * PER_CENT : end, decimals(shown(unit, estimate)));
    }

    /** A difference without its sign: {@code 4.1 points}. */
    static String size(Unit unit, Estimate difference) {
        Estimate shown = shown(unit, difference);
        return fixed(Math.abs(shown.mean()), decimals(shown)) + noun(unit);
    }

    /** A difference: {@code +4.1}. */
    static String signed(Unit unit, Estimate difference) {
        Estimate shown = shown(unit, difference);
        String text = fixed(shown.mean(), decimals(shown));
        return text.startsWith("−") || shown.mean() == 0 ? text : "+" + text;
    }

    /** {@code +4.1 points (0.2 to 8.0)}. */
    static String signedWithInterval(Unit unit, Estimate difference) {
        String interval = interval(unit, difference);
        return signed(unit, difference) + noun(unit) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    /** What differences are counted in, with a blank before it; empty if in nothing. */
    static String noun(Unit unit) {
        if (unit.isShare()) {
            return " points";
        }
        return switch (unit) {
            case ELO -> " Elo";
            case PLIES -> " plies";
            case NATS -> " nats";
            default -> "";
        };
    }

    /** What an axis or a caption calls the unit. */
    static String name(Unit unit) {
        return unit.isShare() ? unit.word() + ", %" : unit.word();
    }

    /** The number that is drawn. */
    static double drawn(Unit unit, double value) {
        return unit.isShare() ? value * PER_CENT : value;
    }

    private static Estimate shown(Unit unit, Estimate estimate) {
        return unit.isShare() ? estimate.times(PER_CENT) : estimate;
    }

    private static int decimals(Estimate shown) {
        double half = shown.halfWidth();
        if (Double.isInfinite(half)) {
            half = Double.isInfinite(shown.high()) ? shown.mean() - shown.low() : shown.high() - shown.mean();
        }
        if (!(half > 0) || Double.isInfinite(half)) {
            BigDecimal plain = new BigDecimal(shown.mean()).setScale(MOST_DECIMALS, RoundingMode.HALF_UP);
            return Math.max(0, plain.stripTrailingZeros().scale());
        }
        int decimals = 0;
        for (double limit = 3; half < limit && decimals < MOST_DECIMALS; limit /= 10) {
            decimals++;
        }
        return decimals;
    }

    private static String fixed(double value, int decimals) {
        String text =
                new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
        boolean zero = text.matches("-?0(\\.0+)?");
        return zero ? text.replace("-", "") : text.replace("-", "−");
    }
}
