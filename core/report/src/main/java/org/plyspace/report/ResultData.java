package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.numbers.HeatMap;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.lab.verdict.OddsValues;
import org.plyspace.report.doc.Fields;

/**
 * Results as data for programs. Shares are fractions of 1; unknown and infinite values are null or empty.
 *
 * @param hypotheses the hypotheses that were written down before, with their verdicts
 * @param breakdowns their effects by depth and by opening
 * @param values what pieces are worth, where games began with odds
 * @param grownFrom the numbers of games that the experiment had before it was given more, see {@link org.plyspace.lab.verdict.StoredSummary}
 * @param seed the seed of all random choices
 */
public record ResultData(
        ResultTable table,
        List<HypothesisResult> hypotheses,
        List<EffectBreakdown> breakdowns,
        List<OddsValues> values,
        List<Integer> grownFrom,
        long seed) {

    private static final String FORMAT = "plyspace-results/1";

    /** The results as CSV: a header, and a line for each setting and each of its numbers, with the difference from the baseline. */
    public String csv() {
        return Fields.csv(NumberData.COLUMNS, NumberData.of(table, seed));
    }

    /**
     * The results as one JSON object, indented and ending with a line break: the hypotheses, the numbers, the courses of metrics over
     * games, and heat maps.
     */
    public String json() {
        return JsonMappers.file(new Fields()
                .with("format", FORMAT)
                .known("grownFrom", grownFrom)
                .known(
                        "hypotheses",
                        hypotheses.stream().map(ResultData::hypothesis).toList())
                .known("parts", breakdowns.stream().map(ResultData::part).toList())
                .known(
                        "values",
                        values.stream()
                                .map(each -> new OddsValuesDoc(each).fields())
                                .toList())
                .with("numbers", NumberData.of(table, seed).toList())
                .with("exposures", NumberData.exposures(table))
                .with("courses", courses())
                .with("heatMaps", heatMaps()));
    }

    private static Fields hypothesis(HypothesisResult result) {
        return new Fields()
                .with("text", result.hypothesis().text())
                .with("verdict", result.verdict().words())
                .known("setting", result.hypothesis().setting())
                .known("baseline", result.hypothesis().baseline())
                .with("player", result.player())
                .with("games", result.games())
                .with("planned", result.planned())
                .with(
                        "effects",
                        result.effects().stream().map(ResultData::effect).toList());
    }

    /** What was measured, with the confidence of its interval alone. */
    private static Fields effect(MeasuredEffect effect) {
        return new Fields()
                .with("measure", effect.compared().row().id())
                .with("unit", effect.compared().row().metric().unit().word())
                .known("direction", effect.expectation().direction().map(Direction::word))
                .known("than", effect.expectation().than().stream().boxed().findFirst())
                .known(
                        "margin",
                        effect.margin().stream().mapToObj(Fields::number).findFirst())
                .known("difference", Fields.number(effect.interval().mean()))
                .known("low", Fields.number(effect.interval().low()))
                .known("high", Fields.number(effect.interval().high()))
                .with("confidence", Fields.number(1 - 2 * effect.tail()))
                .with("verdict", effect.verdict().words())
                .known("moreGames", effect.moreGames().stream().boxed().findFirst());
    }

    private static Fields part(EffectBreakdown breakdown) {
        return new Fields()
                .with("text", breakdown.hypothesis().text())
                .with("measure", breakdown.row().id())
                .with("unit", breakdown.row().metric().unit().word())
                .with("of", breakdown.of())
                .estimate("difference", breakdown.estimate());
    }

    private List<Fields> courses() {
        List<Fields> courses = new ArrayList<>();
        for (SettingResult result : table.settings()) {
            result.series()
                    .forEach(series -> courses.add(of(result)
                            .with("measure", series.metric())
                            .with(
                                    "points",
                                    series.points().stream()
                                            .map(point -> new Fields()
                                                    .with("firstPly", point.firstPly())
                                                    .estimate("value", point.estimate())
                                                    .with("games", point.games()))
                                            .toList())));
        }
        return courses;
    }

    private List<Fields> heatMaps() {
        List<Fields> all = new ArrayList<>();
        for (SettingResult result : table.settings()) {
            result.heatMaps()
                    .forEach(map -> all.add(of(result)
                            .with("side", map.side().word())
                            .with("piece", map.name())
                            .with("cells", cells(map))));
        }
        return all;
    }

    private static Fields of(SettingResult result) {
        return new Fields()
                .with("variant", result.setting().spec())
                .with("player", result.setting().player());
    }

    /** The cells on which such a piece ever stood. */
    private static List<Fields> cells(HeatMap map) {
        return IntStream.range(0, map.cells().size())
                .filter(cell -> map.cells().get(cell).mean() > 0)
                .mapToObj(cell -> new Fields()
                        .with("cell", cell)
                        .estimate("value", map.cells().get(cell)))
                .toList();
    }
}
