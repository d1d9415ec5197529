package org.plyspace.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.metric.MetricGroup;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.value.OddsValues;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.StoredSummary;

/** Results as text: hypotheses, every number of every setting, differences from baselines, and how to read them. */
public final class ResultText {

    private static final int NARROWEST = 16;
    private static final String NOT_APPLICABLE = "-";
    private static final String INTERVALS =
            "Intervals are 95 % confidence intervals over games; a number without one was the same in every"
                    + " game. A dash: the rule set does not have it, or no game tells. 'plyspace compare --explain METRIC' says how a number is"
                    + " defined.";
    private static final String MARKS =
            " *: different from the baseline with the same engine, at most 5 % of such marks being false alarms"
                    + " (Benjamini and Hochberg).";

    /** The meaning of the marks other than that of a difference. */
    static final String OTHER_MARKS =
            " =: no difference of more than 5 points, or a tenth of the length. Neither: open.";

    private static final String MORE_GAMES =
            " More games: how many more of each setting would settle it with a probability of 80 %, if the difference stays.";

    private static final String HELD_TOGETHER =
            " Hypotheses were written down before; each is tested by itself, for it and against it, and held together with the"
                    + " others at 5 % (Holm).";
    private static final String READ_FROM_INTERVALS =
            " Hypotheses were written down before. A verdict is read from the interval beside it; all of these, at all looks,"
                    + " hold together with an error of 5 % to either side. Between looks there is no verdict.";

    private final ResultTable table;
    private final List<HypothesisResult> hypotheses;
    private final List<EffectBreakdown> breakdowns;
    private final List<OddsValues> values;
    private final boolean readFromIntervals;
    private final List<Integer> grownFrom;

    /** Prepares the text on a store. */
    public ResultText(StoredSummary summary) {
        this.table = summary.table();
        this.hypotheses = summary.hypotheses();
        this.breakdowns = summary.breakdowns();
        this.values = summary.values();
        this.readFromIntervals = summary.experiment().isReadFromIntervals();
        this.grownFrom = summary.grownFrom();
    }

    private String grown() {
        return " The experiment was given more games after its first "
                + grownFrom.stream().map(Numbers::whole).collect(Collectors.joining(" and "))
                + " of each setting: if that was decided by what these showed, verdicts err more often than that.";
    }

    /** The whole text, in lines of about {@code width} characters. */
    public String render(int width) {
        String numbers = numbers(table, table.settings().size(), false).render(width);
        String differences = new DifferenceList(table).render(width);
        String legend = INTERVALS
                + (differences.isEmpty() ? "" : MARKS + OTHER_MARKS + moreGames(differences))
                + infiniteEnds(numbers)
                + WeakPlay.caution(table)
                + (hypotheses.isEmpty() ? "" : readFromIntervals ? READ_FROM_INTERVALS : HELD_TOGETHER)
                + (hypotheses.isEmpty() || grownFrom.isEmpty() ? "" : grown());
        return (hypotheses.isEmpty() ? "" : "HYPOTHESES\n\n" + hypotheses(width) + "\n")
                + numbers + "\n"
                + (differences.isEmpty() ? "" : "DIFFERENCES\n\n" + differences + "\n")
                + (values.isEmpty() ? "" : "VALUES\n\n" + values(width))
                + String.join("\n", Wrapping.wrap(legend, width)) + "\n";
    }

    private String values(int width) {
        return values.stream()
                .map(each -> new OddsValuesTable(each).text(width) + "\n")
                .collect(Collectors.joining());
    }

    private String hypotheses(int width) {
        return Stream.concat(
                        hypotheses.stream().map(result -> HypothesisWords.sentence(result, table.hasSeveralPlayers())),
                        breakdowns.stream()
                                .map(part -> "in part: " + part.hypothesis().text() + " ("
                                        + HypothesisWords.sentence(part) + ")"))
                .flatMap(sentence -> Wrapping.wrap(sentence, width).stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** The meaning of the last column of differences, if it is there. */
    static String moreGames(String differences) {
        return differences.contains(DifferenceList.MORE_GAMES) ? MORE_GAMES : "";
    }

    /** The meaning of infinite ends, if the numbers have any. */
    static String infiniteEnds(String numbers) {
        return EstimateText.hasInfiniteEnd(numbers) ? " ∞: that end lies beyond what was seen." : "";
    }

    /**
     * Every number of every setting.
     *
     * @param together the number of consecutive settings that form a group
     * @param keepsFirst whether each block of a group repeats its first setting
     */
    static TextTable numbers(ResultTable table, int together, boolean keepsFirst) {
        List<SettingResult> settings = table.settings();
        TextTable numbers = new TextTable(
                settings.stream()
                        .map(result -> result.setting().spec() + "\n"
                                + result.setting().player())
                        .toList(),
                together,
                keepsFirst,
                NARROWEST);
        MetricGroup group = null;
        for (MetricRow row : table.rows()) {
            if (row.metric().group() != group) {
                group = row.metric().group();
                numbers.heading(group.title());
            }
            numbers.row(
                    MetricTexts.label(row),
                    settings.stream()
                            .map(result -> result.number(row)
                                    .map(number ->
                                            MetricTexts.number(row, number, table.contrast(result.setting(), row)))
                                    .orElse(NOT_APPLICABLE))
                            .toList());
        }
        numbers.heading("engines");
        numbers.row(
                "depth of search, plies",
                settings.stream()
                        .map(result -> result.depth().map(EstimateText::range).orElse(NOT_APPLICABLE))
                        .toList());
        return numbers;
    }
}
