package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.metric.HeatMap;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Series;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.value.OddsValues;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.statistics.Estimate;
import tools.jackson.dataformat.csv.CsvMapper;

/** Results as data for programs. Shares are fractions of 1; unknown and infinite values are null or empty. */
public final class ResultData {

    private static final String FORMAT = "plyspace-results/1";

    private final ResultTable table;
    private final List<HypothesisResult> hypotheses;
    private final List<EffectBreakdown> breakdowns;
    private final List<OddsValues> values;
    private final List<Integer> grownFrom;
    private final long seed;

    /**
     * Prepares the data of a table.
     *
     * @param hypotheses the hypotheses that were written down before, with their verdicts
     * @param breakdowns their effects by depth and by opening
     * @param values what pieces are worth, where games began with odds
     * @param grownFrom the numbers of games that the experiment had before it was given more, see {@link StoredSummary}
     * @param seed the seed of all random choices
     */
    public ResultData(
            ResultTable table,
            List<HypothesisResult> hypotheses,
            List<EffectBreakdown> breakdowns,
            List<OddsValues> values,
            List<Integer> grownFrom,
            long seed) {
        this.table = table;
        this.breakdowns = List.copyOf(breakdowns);
        this.values = List.copyOf(values);
        this.hypotheses = List.copyOf(hypotheses);
        this.grownFrom = List.copyOf(grownFrom);
        this.seed = seed;
    }

    private record Point(int firstPly, Double value, Double low, Double high, int games) {}

    private record Course(String variant, String player, String measure, List<Point> points) {}

    private record Cell(int cell, Double value, Double low, Double high) {}

    private record Heat(String variant, String player, String side, String piece, List<Cell> cells) {}

    private record Part(
            String text, String measure, String unit, String of, Double difference, Double low, Double high) {}

    private static Part part(EffectBreakdown breakdown) {
        Estimate estimate = breakdown.estimate();
        return new Part(
                breakdown.hypothesis().text(),
                breakdown.row().id(),
                breakdown.row().metric().unit().word(),
                breakdown.of(),
                NumberLine.known(estimate.mean()),
                NumberLine.known(estimate.low()),
                NumberLine.known(estimate.high()));
    }

    private record Document(
            String format,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> grownFrom,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<HypothesisData> hypotheses,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Part> parts,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<OddsValuesTable.Data> values,
            List<NumberLine> numbers,
            List<ExposureLine> exposures,
            List<Course> courses,
            List<Heat> heatMaps) {}

    /** The results as CSV: a header, and a line for each setting and each of its numbers, with the difference from the baseline. */
    public String csv() {
        CsvMapper mapper = new CsvMapper();
        return mapper.writer(mapper.schemaFor(NumberLine.class).withHeader()).writeValueAsString(lines());
    }

    /**
     * The results as one JSON object, indented and ending with a line break: the hypotheses, the numbers, the courses of metrics over
     * games, and heat maps.
     */
    public String json() {
        Document all = new Document(
                FORMAT,
                grownFrom,
                hypotheses.stream().map(HypothesisData::of).toList(),
                breakdowns.stream().map(ResultData::part).toList(),
                values.stream().map(each -> new OddsValuesTable(each).data()).toList(),
                lines(),
                ExposureLine.of(table),
                courses(),
                heatMaps());
        return JsonMappers.file(all);
    }

    private List<NumberLine> lines() {
        return table.settings().stream()
                .flatMap(result -> NumberLine.of(result, table, seed))
                .toList();
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
                point.firstPly(),
                NumberLine.known(estimate.mean()),
                NumberLine.known(estimate.low()),
                NumberLine.known(estimate.high()),
                point.games());
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

    /** The cells on which such a piece ever stood. */
    private static List<Cell> cells(HeatMap map) {
        List<Cell> cells = new ArrayList<>();
        for (int cell = 0; cell < map.cells().size(); cell++) {
            Estimate estimate = map.cells().get(cell);
            if (estimate.mean() > 0) {
                cells.add(new Cell(
                        cell,
                        NumberLine.known(estimate.mean()),
                        NumberLine.known(estimate.low()),
                        NumberLine.known(estimate.high())));
            }
        }
        return cells;
    }
}
