package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * A number for programs: a line of CSV, or a JSON object with the same names.
 *
 * @param player the engine that played; null if the number needs no games
 * @param measure the number's own id, which begins with that of its metric
 * @param low the lower end of the interval; null if it is unknown or beyond what was observed
 * @param atLeast whether the true value is beyond what was observed
 * @param observations the number of games that contributed to it
 * @param games the number of games played
 * @param baseline the baseline; null if there is no comparison, or this is the baseline
 * @param q p adjusted for all differences of the table
 * @param moreGames how many more games of each setting would settle what is open with a probability of 80 %
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
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
    "finding",
    "moreGames"
})
record NumberLine(
        String variant,
        String player,
        String group,
        String metric,
        String measure,
        String unit,
        double value,
        Double low,
        Double high,
        boolean atLeast,
        Integer observations,
        Integer games,
        Long seed,
        Double confidence,
        String baseline,
        Double difference,
        Double differenceLow,
        Double differenceHigh,
        Double p,
        Double q,
        String finding,
        Long moreGames) {

    private static final String COUNTED = "count";

    /** Many more digits than any estimate justifies, few enough to hide floating-point noise. */
    private static final MathContext DIGITS = new MathContext(10);

    /** Creates the line of a fact that needs no games. */
    static NumberLine of(RuleSetSummary ruleSet, Fact fact) {
        return new NumberLine(
                ruleSet.name(),
                null,
                fact.group(),
                fact.id(),
                fact.id(),
                COUNTED,
                fact.value(),
                fact.value(),
                fact.value(),
                false,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /**
     * All numbers of a setting.
     *
     * @param seed the seed of all random choices
     */
    static Stream<NumberLine> of(SettingResult result, ResultTable table, long seed) {
        return table.rows().stream()
                .flatMap(row -> result.number(row).stream().map(number -> of(result, table, seed, row, number)));
    }

    private static NumberLine of(
            SettingResult result, ResultTable table, long seed, MetricRow row, MetricResult number) {
        Optional<Contrast> contrast = table.contrast(result.setting(), row);
        Optional<Estimate> difference = contrast.map(Contrast::difference);
        return new NumberLine(
                result.setting().spec(),
                result.setting().player(),
                row.metric().group().title(),
                row.metric().id(),
                row.id(),
                row.metric().unit().word(),
                rounded(number.estimate().mean()),
                known(number.estimate().low()),
                known(number.estimate().high()),
                number.atLeast(),
                number.observations(),
                result.games(),
                seed,
                Estimates.CONFIDENCE,
                contrast.map(found -> found.baseline().spec()).orElse(null),
                difference.map(estimate -> known(estimate.mean())).orElse(null),
                difference.map(estimate -> known(estimate.low())).orElse(null),
                difference.map(estimate -> known(estimate.high())).orElse(null),
                contrast.map(found -> known(found.p())).orElse(null),
                contrast.map(found -> known(found.q())).orElse(null),
                contrast.map(found -> found.finding().word()).orElse(null),
                contrast.flatMap(found -> found.moreGames().stream().boxed().findFirst())
                        .orElse(null));
    }

    /** The number as data files write it; null if it is unknown or infinite. */
    static Double known(double number) {
        return Double.isFinite(number) ? (Double) rounded(number) : null;
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }
}
