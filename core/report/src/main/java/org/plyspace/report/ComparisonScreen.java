package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/**
 * A comparison at a glance, for one screen: what differs where settings have a baseline, else what each rule set is and the numbers that
 * matter most; then what stands out, and which command shows the rest.
 */
public final class ComparisonScreen {

    /** The most lines. */
    static final int MOST_LINES = 50;

    private static final int LONGEST_NAME = 24;
    private static final int MOST_RULE_LINES = 10;
    private static final int MOST_SENTENCES = 3;
    private static final String RANDOM = "random";

    private final Comparison comparison;
    private final ResultTable table;
    private final String player;
    private final Optional<String> beside;
    private final boolean drawsBars;

    /**
     * Prepares the screen of a comparison in which games were played.
     *
     * @param drawsBars whether it may have small bars, for a terminal
     */
    public ComparisonScreen(Comparison comparison, boolean drawsBars) {
        this.comparison = comparison;
        this.table = comparison.table();
        this.drawsBars = drawsBars;
        List<String> players = table.settings().stream()
                .map(result -> result.setting().player())
                .distinct()
                .toList();
        player = players.stream().filter(any -> !any.equals(RANDOM)).findFirst().orElse(players.get(0));
        beside = players.stream()
                .filter(any -> any.equals(RANDOM) && !any.equals(player))
                .findFirst();
    }

    /** The text: at most 50 lines, none longer than {@code width} if that is 60 at least. */
    public String render(int width) {
        List<SettingResult> settings = played(player);
        List<String> end = end(width);
        List<String> lines = comparison.baseline().isPresent() && settings.size() > 1
                ? differences(settings, width, MOST_LINES - end.size())
                : sideBySide(settings, width, MOST_LINES - end.size());
        lines.addAll(end);
        return String.join("\n", lines) + "\n";
    }

    private List<SettingResult> played(String by) {
        return table.settings().stream()
                .filter(result -> result.setting().player().equals(by))
                .toList();
    }

    private Optional<SettingResult> played(Setting setting, String by) {
        return played(by).stream()
                .filter(result -> result.setting().spec().equals(setting.spec()))
                .findFirst();
    }

    /** Gives up the other engine first, then the less important numbers, then what each rule set is, then rule sets. */
    private List<String> sideBySide(List<SettingResult> settings, int width, int room) {
        List<String> sentences = sentences(new StandingOut(table, settings).sentences(), width);
        for (int shown = Math.min(settings.size(), MOST_LINES); shown > 0; shown--) {
            List<SettingResult> first = settings.subList(0, shown);
            KeyTable numbers = new KeyTable(
                    table,
                    first,
                    first.stream()
                            .map(result -> beside.flatMap(other -> played(result.setting(), other)))
                            .toList(),
                    drawsBars);
            int left = settings.size() - shown;
            for (boolean named : new boolean[] {true, false}) {
                for (int attempt = 0; attempt <= KeyNumber.values().length; attempt++) {
                    List<String> lines = new ArrayList<>();
                    if (named) {
                        first.forEach(
                                result -> lines.addAll(whatItIs(result.setting().spec(), width)));
                        lines.add("");
                    }
                    int count = KeyNumber.values().length - Math.max(0, attempt - 1);
                    lines.addAll(numbers.lines(width, Math.max(1, count), attempt == 0));
                    if (left > 0) {
                        lines.add(left + " more with --all");
                    }
                    lines.add("");
                    lines.addAll(sentences);
                    if (lines.size() <= room) {
                        return lines;
                    }
                }
            }
        }
        return new ArrayList<>();
    }

    private List<String> whatItIs(String name, int width) {
        String summary = comparison.ruleSet(name).map(RuleSetSummary::summary).orElse("");
        int stop = summary.indexOf(". ");
        return hanging(name, stop < 0 ? summary : summary.substring(0, stop + 1), nameWidth(), width);
    }

    private int nameWidth() {
        return Math.min(
                LONGEST_NAME,
                comparison.ruleSets().stream()
                        .mapToInt(ruleSet -> shortName(ruleSet.name()).length())
                        .max()
                        .orElse(0));
    }

    /** A text beside a name, or below it if the name is too long. */
    private static List<String> hanging(String name, String text, int names, int width) {
        String indent = " ".repeat(names + 2);
        if (name.length() <= names) {
            return Wrapping.hanging(name + indent.substring(name.length()), text, width);
        }
        List<String> lines = new ArrayList<>(Wrapping.wrap(name, width));
        lines.addAll(Wrapping.hanging(indent, text, width));
        return lines;
    }

    private List<String> differences(List<SettingResult> settings, int width, int room) {
        String baseline = comparison.baseline().orElseThrow();
        ChangeLines changes = new ChangeLines(table, beside);
        List<SettingResult> others = settings.stream()
                .filter(result -> !result.setting().spec().equals(baseline))
                .toList();
        SettingResult before = settings.stream()
                .filter(result -> result.setting().spec().equals(baseline))
                .findFirst()
                .orElseThrow();
        return others.size() == 1
                ? pair(changes, before, others.get(0), width)
                : sweep(changes, before, others, width, room);
    }

    private List<String> pair(ChangeLines changes, SettingResult before, SettingResult after, int width) {
        List<String> lines = new ArrayList<>(Wrapping.wrap(
                after.setting().spec() + " against " + before.setting().spec() + ", played by " + player, width));
        lines.add("");
        List<String> rules = new RuleChanges(
                        comparison.ruleSet(before.setting().spec()).orElseThrow(),
                        comparison.ruleSet(after.setting().spec()).orElseThrow())
                .lines(width);
        lines.addAll(rules.subList(0, Math.min(rules.size(), MOST_RULE_LINES)));
        if (rules.size() > MOST_RULE_LINES) {
            lines.add("  ...");
        }
        if (!rules.isEmpty()) {
            lines.add("");
        }
        lines.addAll(changes.table(after, before, width));
        OneSidedMoves.of(table, before, after).stream()
                .limit(MOST_SENTENCES)
                .forEach(clause -> lines.addAll(Wrapping.wrap(clause, width)));
        lines.add("");
        lines.addAll(sentences(changed(List.of(after), changes), width));
        return lines;
    }

    private List<String> sweep(
            ChangeLines changes, SettingResult before, List<SettingResult> others, int width, int room) {
        List<String> head =
                Wrapping.wrap("What differs from " + before.setting().spec() + ", played by " + player + ":", width);
        List<String> sentences = sentences(changed(others, changes), width);
        List<SettingResult> byMarks = others.stream()
                .sorted(Comparator.comparingLong((SettingResult result) -> changes.of(result).stream()
                                .filter(ChangeLines::differs)
                                .count())
                        .reversed())
                .toList();
        for (int told = MOST_SENTENCES; told > 0; told--) {
            List<List<String>> each = new ArrayList<>();
            for (SettingResult result : byMarks) {
                each.add(hanging(shortName(result.setting().spec()), changes.told(result, told), nameWidth(), width));
            }
            int left = room - head.size() - sentences.size() - 2;
            int all = each.stream().mapToInt(List::size).sum();
            if (all <= left || told == 1) {
                return swept(head, each, sentences, all <= left ? all : left - 1);
            }
        }
        return new ArrayList<>(head);
    }

    /** The lines of as many settings as fit, those with the most marks first. */
    private static List<String> swept(List<String> head, List<List<String>> each, List<String> sentences, int most) {
        List<String> lines = new ArrayList<>(head);
        lines.add("");
        int shown = 0;
        for (int used = 0; shown < each.size() && used + each.get(shown).size() <= most; shown++) {
            used += each.get(shown).size();
            lines.addAll(each.get(shown));
        }
        if (shown < each.size()) {
            lines.add(each.size() - shown + " more with --all");
        }
        lines.add("");
        lines.addAll(sentences);
        return lines;
    }

    /** The name without the id, if the baseline is of the same id. */
    private String shortName(String name) {
        String baseline = comparison.baseline().orElse("");
        int colon = baseline.indexOf(':');
        String id = (colon < 0 ? baseline : baseline.substring(0, colon)) + ":";
        return !baseline.isEmpty() && name.startsWith(id) ? name.substring(id.length()) : name;
    }

    /** Sentences on the clearest of the marked differences of some settings. */
    private List<String> changed(List<SettingResult> settings, ChangeLines changes) {
        List<String> sentences = new ArrayList<>();
        settings.stream()
                .flatMap(result -> changes.of(result).stream().filter(ChangeLines::differs))
                .sorted(Comparator.comparingDouble(Contrast::deviations).reversed())
                .limit(MOST_SENTENCES)
                .forEach(contrast -> sentences.add(sentence(contrast)));
        return sentences;
    }

    private String sentence(Contrast contrast) {
        MetricRow row = table.row(contrast.row()).orElseThrow();
        Estimate shown = MetricTexts.scaled(row, contrast.difference());
        return ChangeWords.sentence(row, row.label(), contrast.difference()) + " in "
                + contrast.setting().spec() + " than in " + contrast.baseline().spec() + ": "
                + EstimateText.difference(shown) + ".";
    }

    private List<String> sentences(List<String> sentences, int width) {
        List<String> lines = new ArrayList<>();
        for (String sentence : sentences) {
            lines.addAll(Wrapping.wrap(sentence, width));
        }
        if (sentences.isEmpty()) {
            lines.addAll(Wrapping.wrap(
                    comparison.ruleSets().size() == 1
                            ? "Name another rule set beside it to see what stands out."
                            : comparison.baseline().isPresent()
                                    ? "No difference shows with so many games; where there is no =, more may tell."
                                    : "Nothing stands out with so many games: all intervals overlap. More may tell.",
                    width));
        }
        return lines;
    }

    private List<String> end(int width) {
        int games = comparison.settings().games();
        boolean compared = comparison.baseline().isPresent();
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(Wrapping.wrap(
                games + (games == 1 ? " game" : " games") + " of " + player
                        + beside.map(other -> " and of " + other).orElse("") + " in each rule set, seed "
                        + comparison.settings().seed() + "; " + (compared ? "" : "± and ") + "brackets: 95 % intervals"
                        + (compared ? "; *: a difference, =: none that matters." : "."),
                width));
        lines.addAll(Wrapping.wrap(
                "More: --rules, --all (every number), --report DIR (a page with charts), --explain METRIC, --csv, --json.",
                width));
        return lines;
    }
}
