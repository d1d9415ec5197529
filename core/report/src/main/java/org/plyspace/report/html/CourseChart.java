package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.Series;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.statistics.Estimate;

/**
 * The course of a metric over games, in the form that the page's script draws.
 *
 * @param id the id of the figure
 * @param axis the label of the vertical axis
 * @param lines one line for each setting that has points
 */
record CourseChart(String id, String axis, List<Line> lines) {

    /** Points from fewer games than this appear only in the table. */
    static final int FEWEST_GAMES = 5;

    /**
     * A line of the chart.
     *
     * @param setting the place of the setting in the table of results
     * @param points for each point the middle ply, the number, and the ends of its interval, null if they are unknown
     */
    record Line(int setting, List<List<Double>> points) {}

    static CourseChart of(Metric metric, Settings settings) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < settings.all().size(); i++) {
            List<List<Double>> points = series(settings.all().get(i), metric).points().stream()
                    .filter(point -> point.games() >= FEWEST_GAMES)
                    .map(point -> point(metric.unit(), point))
                    .toList();
            if (!points.isEmpty()) {
                lines.add(new Line(i, points));
            }
        }
        return new CourseChart(id(metric), Quantities.name(metric.unit()), lines);
    }

    static String id(Metric metric) {
        return metric.id() + "-by-ply";
    }

    /** The series of a setting; without points if it has no such series. */
    static Series series(SettingResult result, Metric metric) {
        return result.series().stream()
                .filter(series -> series.metric().equals(metric.id()))
                .findFirst()
                .orElse(new Series(metric.id(), List.of()));
    }

    private static List<Double> point(Unit unit, Series.Point point) {
        Estimate estimate = point.estimate();
        return Arrays.asList(
                point.firstPly() + 4.5,
                Quantities.drawn(unit, estimate.mean()),
                Quantities.drawn(unit, estimate.low()),
                Quantities.drawn(unit, estimate.high()));
    }
}
