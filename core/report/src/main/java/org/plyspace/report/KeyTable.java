package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Series;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/** The numbers that matter most as one engine played, a column for each setting, each with the width of its interval. */
final class KeyTable {

    private static final int LABELS = 19;
    private static final int NARROWEST = 11;
    private static final int WIDEST = 17;
    private static final int GAP = 1;
    private static final String NONE = "-";
    private static final String BARS = "▁▂▃▄▅▆▇█";
    private static final int FEWEST_GAMES = 10;

    private final ResultTable table;
    private final List<SettingResult> settings;
    private final boolean drawsBars;

    /**
     * Prepares a table.
     *
     * @param settings the settings as played by one engine
     * @param drawsBars whether small bars show the course of games, for a terminal
     */
    KeyTable(ResultTable table, List<SettingResult> settings, boolean drawsBars) {
        this.table = table;
        this.settings = settings;
        this.drawsBars = drawsBars;
    }

    /**
     * The lines, none longer than {@code width}; settings that do not fit side by side follow in further blocks.
     *
     * @param numbers how many numbers to show, the most important ones
     */
    List<String> lines(int width, int numbers) {
        int fitting = Math.max(1, (width - LABELS) / (NARROWEST + GAP));
        int blocks = (settings.size() + fitting - 1) / fitting;
        int each = (settings.size() + blocks - 1) / blocks;
        int column = Math.max(NARROWEST, Math.min(WIDEST, (width - LABELS) / each - GAP));
        List<String> lines = new ArrayList<>();
        for (int begin = 0; begin < settings.size(); begin += each) {
            if (begin > 0) {
                lines.add("");
            }
            block(lines, begin, Math.min(settings.size(), begin + each), column, numbers);
        }
        return lines;
    }

    private void block(List<String> lines, int begin, int end, int column, int numbers) {
        List<SettingResult> shown = settings.subList(begin, end);
        row(lines, "", shown.stream().map(result -> result.setting().spec()).toList(), column);
        Stream.of(KeyNumber.values()).limit(numbers).forEach(number -> {
            List<Optional<KeyNumber.Shown>> values =
                    shown.stream().map(result -> number.of(table, result)).toList();
            if (values.stream().allMatch(Optional::isEmpty)) {
                return;
            }
            row(
                    lines,
                    number.label(),
                    values.stream()
                            .map(value -> value.map(KeyTable::text).orElse(NONE))
                            .toList(),
                    column);
            if (values.stream()
                    .anyMatch(value ->
                            value.filter(found -> !found.name().isEmpty()).isPresent())) {
                row(
                        lines,
                        "",
                        values.stream()
                                .map(value -> value.map(KeyNumber.Shown::name).orElse(""))
                                .toList(),
                        column);
            }
            if (drawsBars && number == KeyNumber.CAPTURES) {
                row(
                        lines,
                        "  as games go on",
                        shown.stream().map(result -> course(result, column)).toList(),
                        column);
            }
        });
    }

    /** A value with the larger distance to an end of its interval: {@code 52 ±9}. */
    private static String text(KeyNumber.Shown shown) {
        Estimate estimate = shown.estimate();
        String value = EstimateText.number(estimate, estimate.mean());
        double distance = Math.max(estimate.high() - estimate.mean(), estimate.mean() - estimate.low());
        if (shown.atLeast()) {
            return ">" + value;
        }
        if (estimate.isExact()) {
            return value;
        }
        return value + " ±" + (Double.isFinite(distance) ? EstimateText.number(estimate, distance) : "∞");
    }

    /** How frequent captures are, ten plies at a time, as far as a quarter of the games went; the highest bar is the most of all. */
    private static String course(SettingResult result, int column) {
        List<Double> points = result.series().stream()
                .filter(series -> series.metric().equals("captures"))
                .flatMap(series -> series.points().stream())
                .filter(point -> point.games() >= Math.max(FEWEST_GAMES, result.games() / 4))
                .map(Series.Point::estimate)
                .map(Estimate::mean)
                .limit(column)
                .toList();
        double most = points.stream().mapToDouble(point -> point).max().orElse(0);
        StringBuilder bars = new StringBuilder();
        for (double point : points) {
            bars.append(BARS.charAt(most == 0 ? 0 : (int) Math.round(point / most * (BARS.length() - 1))));
        }
        return bars.toString();
    }

    private static void row(List<String> lines, String label, List<String> cells, int column) {
        List<List<String>> wrapped =
                cells.stream().map(cell -> Wrapping.wrap(cell, column)).toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder(i == 0 ? label : "");
            for (int cell = 0; cell < wrapped.size(); cell++) {
                int start = LABELS + cell * (column + GAP);
                line.append(" ".repeat(Math.max(1, start - line.length())));
                line.append(i < wrapped.get(cell).size() ? wrapped.get(cell).get(i) : "");
            }
            lines.add(line.toString().stripTrailing());
        }
    }
}
