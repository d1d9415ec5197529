package org.plyspace.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** The numbers of a table for programs, each a line of CSV or a JSON object. What is unknown is left out. */
final class NumberData {

    /**
     * The columns of CSV. An observation is a game that contributed to the number; q is p adjusted for all differences of the table; so many
     * more games of each setting would settle what is open with a probability of 80 %.
     */
    static final List<String> COLUMNS =
            List.of(("variant,player,group,metric,measure,unit,value,low,high,atLeast,observations,"
                            + "games,seed,confidence,baseline,difference,differenceLow,differenceHigh,p,q,finding,moreGames")
                    .split(","));

    private NumberData() {}

    /** A fact that needs no games. */
    static Fields of(RuleSetSummary ruleSet, Fact fact) {
        return new Fields()
                .with("variant", ruleSet.name())
                .with("group", fact.group())
                .with("metric", fact.id())
                .with("measure", fact.id())
                .with("unit", "count")
                .estimate("value", Estimate.exact(fact.value()))
                .with("atLeast", false);
    }

    /**
     * All numbers of all settings.
     *
     * @param seed the seed of all random choices
     */
    static Stream<Fields> of(ResultTable table, long seed) {
        return table.settings().stream()
                .flatMap(result -> table.rows().stream()
                        .flatMap(row -> result.number(row).stream()
                                .map(number -> of(result, row, number, seed, table.contrast(result.setting(), row)))));
    }

    private static Fields of(
            SettingResult result, MetricRow row, MetricResult number, long seed, Optional<Contrast> contrast) {
        Fields fields = new Fields()
                .with("variant", result.setting().spec())
                .with("player", result.setting().player())
                .with("group", row.metric().group().title())
                .with("metric", row.metric().id())
                .with("measure", row.id())
                .with("unit", row.metric().unit().word())
                .with("value", Fields.number(number.estimate().mean()))
                .known("low", Fields.number(number.estimate().low()))
                .known("high", Fields.number(number.estimate().high()))
                .with("atLeast", number.atLeast())
                .with("observations", number.observations())
                .with("games", result.games())
                .with("seed", seed)
                .with("confidence", Estimates.CONFIDENCE);
        contrast.ifPresent(found -> fields.with("baseline", found.baseline().spec())
                .known("difference", Fields.number(found.difference().mean()))
                .known("differenceLow", Fields.number(found.difference().low()))
                .known("differenceHigh", Fields.number(found.difference().high()))
                .known("p", Fields.number(found.p()))
                .known("q", Fields.number(found.q()))
                .with("finding", found.finding().word())
                .known("moreGames", found.moreGames().stream().boxed().findFirst()));
        return fields;
    }

    /** How much the rules of each setting had to do with its games. */
    static List<Fields> exposures(ResultTable table) {
        return table.exposures().stream()
                .map(exposure -> new Fields()
                        .with("variant", exposure.setting().spec())
                        .with("baseline", exposure.baseline().spec())
                        .with("player", exposure.setting().player())
                        .with("pairs", exposure.pairs())
                        .with("identical", exposure.identical())
                        .with("changedAtMost", Fields.number(exposure.changed().high()))
                        .with("together", Fields.number(exposure.shareTogether())))
                .toList();
    }
}
