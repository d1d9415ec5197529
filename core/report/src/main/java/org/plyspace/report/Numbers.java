package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Counts, times and estimated numbers in words and in JSON. */
public final class Numbers {

    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

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

    /** The same of an estimate. */
    static String share(Estimate estimate) {
        return share(Interval.of(estimate));
    }

    /** The same of an estimate. */
    static String elo(Estimate estimate) {
        return elo(Interval.of(estimate));
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
        return format("%,d", number);
    }

    /** A share in per cent with one decimal: {@code 12.3 %}. */
    public static String percent(double share) {
        return format("%.1f %%", Unit.PER_CENT * share);
    }

    /** A count with its noun: {@code 1 game}, {@code 12 games}. */
    public static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Words with values in them, by a form of {@link String#format}, alike in all places. */
    public static String format(String form, Object... values) {
        return String.format(Locale.ROOT, form, values);
    }

    /** The first texts, and the number of the others. */
    static List<String> some(List<String> texts, int most) {
        return texts.size() <= most
                ? texts
                : Stream.concat(texts.stream().limit(most), Stream.of("and " + (texts.size() - most) + " more"))
                        .toList();
    }

    /** A time from 0, as precisely as an estimate deserves: {@code 12 s}, {@code 5 min}, {@code 3 h 20 min}, {@code 2 days 4 h}. */
    public static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 2 * MINUTE) {
            return whole + " s";
        }
        if (whole < 2 * HOUR) {
            return Math.round(seconds / MINUTE) + " min";
        }
        if (whole < 2 * DAY) {
            return whole / HOUR + " h " + whole % HOUR / MINUTE + " min";
        }
        return whole / DAY + " days " + whole % DAY / HOUR + " h";
    }
}
