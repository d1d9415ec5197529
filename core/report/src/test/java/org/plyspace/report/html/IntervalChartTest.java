package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Contrast.Finding;
import org.plyspace.lab.numbers.Margin;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Measurement;

class IntervalChartTest {

    private static final List<String> SPECS = List.of("roth", "koernke");
    private static final ResultTable PLAYED = Reports.table(SPECS, 3);

    private static Settings settings(List<MetricRow> rows, Estimate estimate, List<Contrast> contrasts) {
        List<SettingResult> results = SPECS.stream()
                .map(setting -> new SettingResult(
                        setting(setting),
                        3,
                        Optional.empty(),
                        Map.of(rows.get(0).id(), new MetricResult(rows.get(0).id(), estimate, false, 3)),
                        List.of(),
                        List.of()))
                .toList();
        return new Settings(new ResultTable(rows, results, contrasts, List.of()), Reports.sheets(SPECS));
    }

    private static Setting setting(String setting) {
        return new Setting(setting, "a title", "random", Optional.empty());
    }

    private static MetricRow row(String id) {
        return PLAYED.row(id).orElseThrow();
    }

    private static Contrast contrast(String row, Estimate difference, Finding finding) {
        return new Contrast(
                setting("roth"), setting("koernke"), row, difference, 3, 0.01, 0.02, finding, OptionalLong.empty());
    }

    private static double number(Fields line, String member) {
        return (Double) line.members().get(member);
    }

    @Test
    void theOnlyNumberOfAMetricOfManyIsNamed() {
        MetricRow castling = PLAYED.rows().stream()
                .filter(row -> row.metric().id().equals("tag"))
                .findFirst()
                .orElseThrow();
        IntervalChart chart =
                IntervalChart.of(castling.metric(), settings(List.of(castling), Estimate.around(0.5, 0.1), List.of()));
        assertEquals(
                ChangeWords.capital(castling.label()),
                chart.lines().get(0).members().get("heading"));
        assertEquals(3, chart.lines().size());
    }

    @Test
    void numbersThatARuleSetCountsItselfHaveFiguresOfTheirOwn() {
        List<MetricRow> own = Stream.of("one", "two")
                .map(name -> {
                    Metric metric = new Metric(
                            "own", name, MetricGroup.RULES, Unit.PLIES, "counted", "these tests", "Any.", false);
                    return new MetricRow("own:" + name, metric, name, Measurement.MEAN, Margin.NONE);
                })
                .toList();
        Settings settings = settings(own, Estimate.around(5, 1), List.of());
        assertEquals(
                List.of("own", "own-2"),
                own.stream().map(row -> settings.anchor(row.metric())).toList());
    }

    @Test
    void aLinePointsAtItsBaseline() {
        MetricRow captures = row("captures");
        Settings settings = settings(
                List.of(captures),
                Estimate.around(0.5, 0.1),
                List.of(contrast("captures", Estimate.around(0.2, 0.1), Finding.DIFFERENT)));
        List<Fields> lines = IntervalChart.of(captures.metric(), settings).lines();
        assertEquals(
                List.of("base", "different"),
                lines.stream().map(line -> line.members().get("state")).toList());
        assertNull(lines.get(0).members().get("baseline"));
        assertEquals(0, lines.get(1).members().get("baseline"));
        assertEquals(60, number(lines.get(1), "high"), 1e-9);
    }

    @Test
    void endsBeyondAllLimitsAreOpenAndUnknownOnesAreNotThere() {
        MetricRow branching = row("branching");
        Fields infinite = IntervalChart.of(
                        branching.metric(),
                        settings(List.of(branching), new Estimate(9, 7, Double.POSITIVE_INFINITY), List.of()))
                .lines()
                .get(0);
        assertEquals(true, infinite.members().get("openHigh"));
        assertEquals(false, infinite.members().get("openLow"));
        assertNull(infinite.members().get("high"));
        Fields unknown = IntervalChart.of(
                        branching.metric(),
                        settings(List.of(branching), new Estimate(9, Double.NaN, Double.NaN), List.of()))
                .lines()
                .get(0);
        assertEquals(false, unknown.members().get("openHigh"));
        assertNull(unknown.members().get("high"));
        assertNull(unknown.members().get("low"));
    }

    @Test
    void differencesAreInTheirOwnMarginsAndThoseWithoutAreLeftToTheTable() {
        List<Contrast> contrasts = new ArrayList<>();
        contrasts.add(contrast("captures", new Estimate(0.06, 0.02, 0.1), Finding.DIFFERENT));
        contrasts.add(contrast("captures", new Estimate(0.06, Double.NaN, Double.NaN), Finding.OPEN));
        contrasts.add(contrast("captures", Estimate.exact(0), Finding.ALIKE));
        Settings settings = settings(List.of(row("captures")), Estimate.around(0.5, 0.1), contrasts);
        List<Fields> lines = IntervalChart.of("any", contrasts, settings).lines();
        assertEquals(1, lines.size());
        assertEquals(1.5, number(lines.get(0), "mean"), 1e-9);
        assertEquals(0.5, number(lines.get(0), "low"), 1e-9);
        assertEquals(2.5, number(lines.get(0), "high"), 1e-9);
        assertEquals("+6 points", lines.get(0).members().get("text"));
        for (int i = 0; i < 30; i++) {
            contrasts.add(contrasts.get(0));
        }
        assertEquals(16, IntervalChart.of("any", contrasts, settings).lines().size());
    }
}
