package org.plyspace.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.lab.experiment.Direction;
import org.plyspace.lab.experiment.Expectation;
import org.plyspace.lab.experiment.NamedSetting;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.value.OddsValues;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisVerdict;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.statistics.Estimate;

/**
 * Results in Markdown, for a page on an experiment: how many hypotheses have which verdict, and for each rule set and engine a table of
 * hypotheses and one of the numbers of all settings.
 */
public final class ResultPage {

    private static final String NOTHING = "";

    private final ResultTable table;
    private final List<HypothesisResult> hypotheses;
    private final List<OddsValues> values;

    /** Prepares the page on a store. */
    public ResultPage(StoredSummary summary) {
        this.table = summary.table();
        this.hypotheses = summary.hypotheses();
        this.values = summary.values();
    }

    /** The whole text. Its headings are of the fourth level, so that it fits below any section of a page. */
    public String render() {
        List<String> lines = new ArrayList<>();
        if (!hypotheses.isEmpty()) {
            lines.add(verdicts() + ".");
        }
        Map<String, List<HypothesisResult>> expected = hypotheses.stream()
                .collect(Collectors.groupingBy(
                        result -> title(result.setting(), result.player()), LinkedHashMap::new, Collectors.toList()));
        Map<String, List<SettingResult>> settings = table.settings().stream()
                .collect(Collectors.groupingBy(
                        result ->
                                title(result.setting().spec(), result.setting().player()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        Set<String> titles = new LinkedHashSet<>(expected.keySet());
        titles.addAll(settings.keySet());
        for (String title : titles) {
            lines.add("");
            lines.add("#### " + title);
            Optional.ofNullable(expected.get(title)).ifPresent(some -> lines.addAll(hypotheses(some)));
            Optional.ofNullable(settings.get(title)).ifPresent(some -> lines.addAll(numbers(some)));
        }
        values.forEach(each -> {
            lines.add("");
            lines.addAll(new OddsValuesTable(each).page());
        });
        return String.join("\n", lines).strip() + "\n";
    }

    /** {@code Of 52 hypotheses: 20 supported, 15 too small to matter, 17 not settled}. */
    private String verdicts() {
        Map<HypothesisVerdict, Long> counts = new LinkedHashMap<>();
        for (HypothesisVerdict verdict : HypothesisVerdict.values()) {
            long count = hypotheses.stream()
                    .filter(result -> result.verdict() == verdict)
                    .count();
            if (count > 0) {
                counts.put(verdict, count);
            }
        }
        List<String> parts = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().words())
                .toList();
        return "Of " + hypotheses.size() + (hypotheses.size() == 1 ? " hypothesis: " : " hypotheses: ")
                + String.join(", ", parts);
    }

    /** What a table is about: the rule set of a setting, whatever its options, and the engine if there are several. */
    private String title(String setting, String player) {
        String id = setting.isEmpty() ? "in words" : NamedSetting.parse(setting).id();
        return table.hasSeveralPlayers() ? id + ", played by " + player : id;
    }

    private static List<String> hypotheses(List<HypothesisResult> results) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        List<HypothesisResult> inWords = results.stream()
                .filter(result -> result.hypothesis().expectations().isEmpty())
                .toList();
        inWords.forEach(result -> lines.add("* " + cell(result.hypothesis().text()) + " ("
                + result.verdict().words() + ")"));
        if (inWords.size() == results.size()) {
            return lines;
        }
        if (!inWords.isEmpty()) {
            lines.add("");
        }
        lines.add("| setting | number | expected | matters from | difference | games | verdict |");
        lines.add("| --- | --- | --- | ---: | ---: | ---: | --- |");
        for (HypothesisResult result : results) {
            List<Expectation> all = result.hypothesis().expectations();
            for (int i = 0; i < all.size(); i++) {
                Optional<MeasuredEffect> effect = i < result.effects().size()
                        ? Optional.of(result.effects().get(i))
                        : Optional.empty();
                boolean first = i == 0;
                lines.add(row(
                        first ? code(result.setting()) : NOTHING,
                        effect.map(found -> MetricTexts.label(found.compared().row()))
                                .or(all.get(i)::metric)
                                .orElse(NOTHING),
                        expected(all.get(i), effect),
                        effect.map(ResultPage::matters).orElse(NOTHING),
                        effect.map(ResultPage::difference).orElse(NOTHING),
                        first ? games(result) : NOTHING,
                        first ? result.verdict().words() : NOTHING));
            }
        }
        return lines;
    }

    /** {@code higher}, or {@code higher than 50}. */
    private static String expected(Expectation expectation, Optional<MeasuredEffect> effect) {
        String word = expectation.direction().map(Direction::word).orElse(NOTHING);
        if (expectation.than().isEmpty() || effect.isEmpty()) {
            return word;
        }
        double than = effect.get().compared().row().metric().unit().factor()
                * expectation.than().getAsDouble();
        String link =
                expectation.direction().filter(Direction.EQUIVALENT::equals).isPresent() ? " to " : " than ";
        return word + link + EstimateText.number(Estimate.exact(than), than);
    }

    private static String matters(MeasuredEffect effect) {
        Estimate scaled = MetricTexts.scaled(effect.compared().row(), effect.interval());
        double factor = effect.compared().row().metric().unit().factor();
        return effect.margin().stream()
                .mapToObj(margin -> EstimateText.number(scaled, factor * margin))
                .findFirst()
                .orElse(NOTHING);
    }

    private static String difference(MeasuredEffect effect) {
        return EstimateText.difference(MetricTexts.scaled(effect.compared().row(), effect.interval()));
    }

    private static String games(HypothesisResult result) {
        return result.games() == result.planned()
                ? Numbers.whole(result.games())
                : Numbers.whole(result.games()) + " of " + Numbers.whole(result.planned());
    }

    private List<String> numbers(List<SettingResult> settings) {
        List<MetricRow> rows = table.rows().stream()
                .filter(row ->
                        settings.stream().anyMatch(result -> result.number(row).isPresent()))
                .toList();
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(row(
                Stream.concat(Stream.of("setting", "same games"), rows.stream().map(MetricTexts::label))
                        .toArray(String[]::new)));
        lines.add("| --- | ---: |" + " ---: |".repeat(rows.size()));
        for (SettingResult result : settings) {
            lines.add(row(Stream.concat(
                            Stream.of(code(result.setting().spec()), sameGames(result)),
                            rows.stream()
                                    .map(row -> result.number(row)
                                            .map(number -> MetricTexts.number(row, number, Optional.empty()))
                                            .orElse(NOTHING)))
                    .toArray(String[]::new)));
        }
        return lines;
    }

    /** How many games of a setting are those of its baseline, move for move. */
    private String sameGames(SettingResult result) {
        return table.exposure(result.setting())
                .map(exposure -> Numbers.whole(exposure.identical()) + " of " + Numbers.whole(exposure.pairs()))
                .orElse(NOTHING);
    }

    private static String code(String setting) {
        return setting.isEmpty() ? NOTHING : "`" + setting + "`";
    }

    /** A line of a table. */
    static String row(String... cells) {
        return Stream.of(cells).map(ResultPage::cell).collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** The text on one line, escaped so that nothing in it ends a cell or is taken for a tag or emphasis. */
    private static String cell(String text) {
        return Texts.printable(text.replaceAll("\\s+", " "))
                .replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("*", "\\*")
                .replace("<", "&lt;");
    }
}
