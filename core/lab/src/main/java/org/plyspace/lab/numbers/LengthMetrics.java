package org.plyspace.lab.numbers;

import java.util.List;
import org.plyspace.statistics.Measurement;

/** Metrics of the length of games. */
final class LengthMetrics {

    private LengthMetrics() {}

    static List<CountedMetric> all() {
        return List.of(RestrictedMetrics.meanLength(), length());
    }

    private static CountedMetric length() {
        return CountedMetric.ofSeveral(
                new Metric(
                        "length",
                        "length",
                        MetricGroup.LENGTH,
                        Unit.PLIES,
                        "quartiles of the Kaplan-Meier estimate of plies a game; a game that was cut off lasted at least as long",
                        "Ludii: Duration; E. L. Kaplan and P. Meier, JASA 53, 1958",
                        "How many moves of both sides a game has. A quartile beyond what was seen is given as \"at least\".",
                        false),
                (traits, parts) -> {
                    parts.add("median", "median length", Measurement.MEDIAN, Margin.TENTH, LengthMetrics::read);
                    parts.add(
                            "lower-quartile",
                            "lower quartile of length",
                            Measurement.LOWER_QUARTILE,
                            Margin.TENTH,
                            LengthMetrics::read);
                    parts.add(
                            "upper-quartile",
                            "upper quartile of length",
                            Measurement.UPPER_QUARTILE,
                            Margin.TENTH,
                            LengthMetrics::read);
                });
    }

    private static double[] read(GameTrace trace) {
        return new double[] {trace.plies(), trace.summary().isFinished() ? 1 : 0};
    }
}
