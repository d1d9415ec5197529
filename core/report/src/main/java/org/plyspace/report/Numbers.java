package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/** Counts and estimated numbers in words and in JSON. */
public final class Numbers {

    private Numbers() {}

    /**
     * A number with its 95 % interval; unknown numbers and open ends are left out.
     *
     * @param mean the number
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Interval(Optional<Double> mean, Optional<Double> low, Optional<Double> high) {

        static Interval of(Estimate estimate) {
            return new Interval(finite(estimate.mean()), finite(estimate.low()), finite(estimate.high()));
        }
    }

    static Optional<Double> finite(double value) {
        return Double.isFinite(value) ? Optional.of(value) : Optional.empty();
    }

    /** A share in per cent: {@code 53.1 % (51.2 to 55.0)}. */
    static String share(Interval interval) {
        return text(interval, Unit.PER_CENT, "%.1f", " %");
    }

    /** A difference in Elo: {@code +35 (+10 to +60)}, {@code above +200} for a clean sweep, {@code +35} if the error is unknown. */
    static String elo(Interval interval) {
        return text(interval, 1, "%+.0f", "");
    }

    private static String text(Interval interval, double factor, String format, String unit) {
        Optional<String> low = interval.low.map(value -> EstimateText.fixed(format, factor * value));
        Optional<String> high = interval.high.map(value -> EstimateText.fixed(format, factor * value));
        if (interval.mean.isEmpty()) {
            return low.map(least -> "above " + least)
                    .or(() -> high.map(most -> "below " + most))
                    .orElse("unknown");
        }
        String ends = " (" + low.orElseGet(() -> EstimateText.fixed(format, Double.NEGATIVE_INFINITY)) + " to "
                + high.orElseGet(() -> EstimateText.fixed(format, Double.POSITIVE_INFINITY)) + ")";
        return EstimateText.fixed(format, factor * interval.mean.get())
                + unit
                + (low.isPresent() || high.isPresent() ? ends : "");
    }

    /** A count with commas: {@code 12,345}. */
    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A share in per cent with one decimal: {@code 12.3 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", Unit.PER_CENT * share);
    }
}
