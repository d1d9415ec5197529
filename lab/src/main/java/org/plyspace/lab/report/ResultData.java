package org.plyspace.lab.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.HeatMap;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Series;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.statistics.Estimate;
import org.plyspace.lab.statistics.Estimates;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.csv.CsvMapper;

/** Results for programs. Shares are fractions of 1; what is not known, or beyond all limits, is null or empty. */
public final class ResultData {

    private static final String FORMAT = "plyspace-results/1";

    /** Many more than any estimate is worth, few enough to hide the last bits of floating point. */
    private static final MathContext DIGITS = new MathContext(10);

    private final ResultTable table;
    private final long seed;

    /**
     * Of a table.
     *
     * @param seed of all that was drawn at random
     */
    public ResultData(ResultTable table, long seed) {
        this.table = table;
        this.seed = seed;
    }

    @JsonPropertyOrder({
        "variant",
        "player",
        "group",
        "metric",
        "measure",
        "unit",
        "value",
        "low",
        "high",
        "atLeast",
        "observations",
        "games",
        "seed",
        "confidence",
        "baseline",
        "difference",
        "differenceLow",
        "differenceHigh",
        "p",
        "q",
        "finding"
    })
    private record Line(
            String variant,
            String player,
            String group,
            String metric,
            String measure,
            String unit,
            Double value,
            Double low,
            Double high,
            boolean atLeast,
            int observations,
            int games,
            long seed,
            double confidence,
            String baseline,
            Double difference,
            Double differenceLow,
            Double differenceHigh,
            Double p,
            Double q,
            String finding) {}

    private record Point(int firstPly, Double value, Double low, Double high, int games) {}

    private record Course(String variant, String player, String measure, List<Point> points) {}

    private record Cell(int cell, Double value, Double low, Double high) {}

    private record Heat(String variant, String player, String side, String piece, List<Cell> cells) {}

    private record Document(String format, List<Line> numbers, List<Course> courses, List<Heat> heatMaps) {}

    /** A header, and a line for each setting and number that it has, with its difference from the baseline. */
    public String csv() {
        CsvMapper mapper = new CsvMapper();
        return mapper.writer(mapper.schemaFor(Line.class).withHeader()).writeValueAsString(lines());
    }

    /** One JSON object, indented, with a line break at its end: the same, the courses of metrics over games, and heat maps. */
    public String json() {
        JsonMapper mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        Document all = new Document(FORMAT, lines(), courses(), heatMaps());
        return mapper.writeValueAsString(all).replace(System.lineSeparator(), "\n") + "\n";
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (SettingResult result : table.settings()) {
            for (MetricRow row : table.rows()) {
                result.number(row).ifPresent(number -> lines.add(line(result, row, number)));
            }
        }
        return lines;
    }

    private Line line(SettingResult result, MetricRow row, MetricResult number) {
        Estimate estimate = number.estimate();
        Optional<Contrast> contrast = table.contrast(result.setting(), row);
        Optional<Estimate> difference = contrast.map(Contrast::difference);
        return new Line(
                result.setting().spec(),
                result.setting().player(),
                row.metric().group().title(),
                row.metric().id(),
                row.id(),
                row.metric().unit().word(),
                known(estimate.mean()),
                known(estimate.low()),
                known(estimate.high()),
                number.atLeast(),
                number.observations(),
                result.games(),
                seed,
                Estimates.CONFIDENCE,
                contrast.map(each -> each.baseline().spec()).orElse(null),
                difference.map(each -> known(each.mean())).orElse(null),
                difference.map(each -> known(each.low())).orElse(null),
                difference.map(each -> known(each.high())).orElse(null),
                contrast.map(each -> known(each.p())).orElse(null),
                contrast.map(each -> known(each.q())).orElse(null),
                contrast.map(each -> each.finding().word()).orElse(null));
    }

    private List<Course> courses() {
        List<Course> courses = new ArrayList<>();
        for (SettingResult result : table.settings()) {
            for (Series series : result.series()) {
                courses.add(new Course(
                        result.setting().spec(),
                        result.setting().player(),
                        series.metric(),
                        series.points().stream().map(ResultData::point).toList()));
            }
        }
        return courses;
    }

    private static Point point(Series.Point point) {
        Estimate estimate = point.estimate();
        return new Point(
                point.firstPly(), known(estimate.mean()), known(estimate.low()), known(estimate.high()), point.games());
    }

    private List<Heat> heatMaps() {
        List<Heat> all = new ArrayList<>();
        for (SettingResult result : table.settings()) {
            for (HeatMap map : result.heatMaps()) {
                all.add(new Heat(
                        result.setting().spec(),
                        result.setting().player(),
                        map.side().word(),
                        map.name(),
                        cells(map)));
            }
        }
        return all;
    }

    /** Those where such a piece ever stood. */
    private static List<Cell> cells(HeatMap map) {
        List<Cell> cells = new ArrayList<>();
        for (int cell = 0; cell < map.cells().size(); cell++) {
            Estimate estimate = map.cells().get(cell);
            if (estimate.mean() > 0) {
                cells.add(new Cell(cell, known(estimate.mean()), known(estimate.low()), known(estimate.high())));
            }
        }
        return cells;
    }

    private static Double known(double value) {
        return Double.isFinite(value)
                ? (Double) new BigDecimal(value).round(DIGITS).doubleValue()
                : null;
    }
}
