package org.plyspace.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.NamedSetting;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisVerdict;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/** The results of an experiment: all of them as a text, or tables for a page on it. */
public final class ResultDoc {

    private static final String INTERVALS =
            "Intervals are 95 % confidence intervals over games; a number without one was the same in every"
                    + " game. A dash: the rule set does not have it, or no game tells. 'plyspace compare --explain METRIC' says how a number is"
                    + " defined.";
    private static final String STAR =
            " *: different from the baseline with the same engine, at most 5 % of such marks being false alarms"
                    + " (Benjamini and Hochberg).";
    private static final String HELD_TOGETHER =
            " Hypotheses were written down before; each is tested by itself, for it and against it, and held together with the"
                    + " others at 5 % (Holm).";
    private static final String READ_FROM_INTERVALS =
            " Hypotheses were written down before. A verdict is read from the interval beside it; all of these, at all looks,"
                    + " hold together with an error of 5 % to either side. Between looks there is no verdict.";

    private final StoredSummary summary;
    private final ResultTable table;
    private final List<HypothesisResult> hypotheses;

    /** Prepares what is said of a store. */
    public ResultDoc(StoredSummary summary) {
        this.summary = summary;
        this.table = summary.table();
        this.hypotheses = summary.hypotheses();
    }

    /** Hypotheses, every number of every setting, differences from baselines, and how to read them. */
    public Document whole() {
        NumbersDoc numbers = new NumbersDoc(table, table.settings().size(), false);
        Document document = new Document();
        if (!hypotheses.isEmpty()) {
            document.title("HYPOTHESES").gap();
            hypotheses.forEach(result -> document.say(HypothesisWords.sentence(result, table.hasSeveralPlayers())));
            summary.breakdowns()
                    .forEach(part -> document.say(
                            "in part: " + part.hypothesis().text() + " (" + HypothesisWords.sentence(part) + ")"));
            document.gap();
        }
        document.add(numbers.document());
        if (!summary.values().isEmpty()) {
            document.title("VALUES").gap();
            summary.values()
                    .forEach(each ->
                            document.add(new OddsValuesDoc(each).document()).gap());
        }
        return document.say(INTERVALS
                + (numbers.hasDifferences() ? STAR + numbers.marks() : "")
                + numbers.cautions()
                + (hypotheses.isEmpty() ? "" : howTested()));
    }

    private String howTested() {
        return (summary.experiment().isReadFromIntervals() ? READ_FROM_INTERVALS : HELD_TOGETHER)
                + (summary.grownFrom().isEmpty()
                        ? ""
                        : " The experiment was given more games after its first "
                                + summary.grownFrom().stream()
                                        .map(Numbers::whole)
                                        .collect(Collectors.joining(" and "))
                                + " of each setting: if that was decided by what these showed, verdicts err more often than that.");
    }

    /** How many hypotheses have which verdict; for each rule set and engine a table of hypotheses and one of the numbers of settings. */
    public Document tables() {
        Document document = new Document();
        if (!hypotheses.isEmpty()) {
            document.say(verdicts() + ".");
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
            document.title(title);
            for (HypothesisResult result : expected.getOrDefault(title, List.of())) {
                if (isInWords(result)) {
                    document.hang(
                            "* ",
                            result.hypothesis().text() + " (" + result.verdict().words() + ")");
                }
            }
            List<HypothesisResult> inNumbers = expected.getOrDefault(title, List.of()).stream()
                    .filter(result -> !isInWords(result))
                    .toList();
            if (!inNumbers.isEmpty()) {
                document.table(hypotheses(inNumbers));
            }
            Optional.ofNullable(settings.get(title)).ifPresent(some -> document.table(numbers(some)));
        }
        summary.values().forEach(each -> document.add(new OddsValuesDoc(each).document()));
        return document;
    }

    private static boolean isInWords(HypothesisResult result) {
        return result.hypothesis().expectations().isEmpty();
    }

    /** {@code Of 52 hypotheses: 20 supported, 15 too small to matter, 17 not settled}. */
    private String verdicts() {
        return "Of " + hypotheses.size() + (hypotheses.size() == 1 ? " hypothesis: " : " hypotheses: ")
                + Stream.of(HypothesisVerdict.values())
                        .filter(verdict -> count(verdict) > 0)
                        .map(verdict -> count(verdict) + " " + verdict.words())
                        .collect(Collectors.joining(", "));
    }

    private long count(HypothesisVerdict verdict) {
        return hypotheses.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** What a table is about: the rule set of a setting without its options, and the engine if several played. */
    private String title(String setting, String player) {
        String id = setting.isEmpty() ? "in words" : NamedSetting.parse(setting).id();
        return table.hasSeveralPlayers() ? id + ", played by " + player : id;
    }

    private static Table hypotheses(List<HypothesisResult> results) {
        Table lines = Table.headed(
                "setting", List.of("number", "expected", "matters from", "difference", "games", "verdict"));
        for (HypothesisResult result : results) {
            List<Expectation> all = result.hypothesis().expectations();
            for (int i = 0; i < all.size(); i++) {
                Optional<MeasuredEffect> effect =
                        result.effects().stream().skip(i).findFirst();
                boolean first = i == 0;
                lines.row(
                        first ? code(result.setting()) : "",
                        Cell.of(effect.map(found ->
                                        MetricTexts.label(found.compared().row()))
                                .or(all.get(i)::metric)
                                .orElse("")),
                        Cell.of(expected(all.get(i), effect)),
                        effect.map(ResultDoc::matters).orElse(Cell.NOTHING),
                        effect.<Cell>map(found -> new Cell.Value(
                                        found.interval().mean(),
                                        MetricTexts.difference(found.compared().row(), found.interval())))
                                .orElse(Cell.NOTHING),
                        first ? of(result.games(), result.planned()) : Cell.NOTHING,
                        Cell.of(first ? result.verdict().words() : ""));
            }
        }
        return lines;
    }

    /** {@code higher}, or {@code higher than 50}. */
    private static String expected(Expectation expectation, Optional<MeasuredEffect> effect) {
        String word = expectation.direction().map(Direction::word).orElse("");
        if (expectation.than().isEmpty() || effect.isEmpty()) {
            return word;
        }
        double than = effect.get().compared().row().metric().unit().factor()
                * expectation.than().getAsDouble();
        String link =
                expectation.direction().filter(Direction.EQUIVALENT::equals).isPresent() ? " to " : " than ";
        return word + link + EstimateText.number(Estimate.exact(than), than);
    }

    private static Cell matters(MeasuredEffect effect) {
        MetricRow row = effect.compared().row();
        Estimate scaled = MetricTexts.scaled(row, effect.interval());
        return effect.margin().stream()
                .<Cell>mapToObj(margin -> new Cell.Value(
                        margin, EstimateText.number(scaled, row.metric().unit().factor() * margin)))
                .findFirst()
                .orElse(Cell.NOTHING);
    }

    /** {@code 20 of 60}, or {@code 60} for all. */
    private static Cell of(int some, int all) {
        return some == all ? Cell.count(all) : new Cell.Value(some, Numbers.whole(some) + " of " + Numbers.whole(all));
    }

    private Table numbers(List<SettingResult> settings) {
        List<MetricRow> rows = table.rows().stream()
                .filter(row ->
                        settings.stream().anyMatch(result -> result.number(row).isPresent()))
                .toList();
        Table lines = Table.headed(
                "setting",
                Stream.concat(Stream.of("same games"), rows.stream().map(MetricTexts::label))
                        .toList());
        for (SettingResult result : settings) {
            // How many games of a setting are those of its baseline, move for move.
            Cell same = table.exposure(result.setting())
                    .<Cell>map(exposure -> new Cell.Value(
                            exposure.identical(),
                            Numbers.whole(exposure.identical()) + " of " + Numbers.whole(exposure.pairs())))
                    .orElse(Cell.NOTHING);
            lines.row(
                    code(result.setting().spec()),
                    Stream.concat(
                                    Stream.of(same),
                                    rows.stream()
                                            .map(row -> MetricTexts.cell(row, result.number(row), Optional.empty())))
                            .toList());
        }
        return lines;
    }

    private static String code(String setting) {
        return setting.isEmpty() ? "" : "`" + setting + "`";
    }
}
