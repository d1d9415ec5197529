package org.plyspace.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Exposure;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
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

    /** The points of a hundred that a difference of outcomes should be told to. */
    private static final double FINE = 3;

    /** The points from which nothing is said of how large a difference shows: far too few games were played. */
    private static final double MOST_POINTS = 50;

    private final Comparison comparison;
    private final ResultTable table;
    private final List<String> players;
    private final boolean drawsBars;
    private final Optional<Duration> taken;

    /**
     * Prepares the screen of a comparison in which games were played.
     *
     * @param drawsBars whether it may have small bars, for a terminal
     * @param taken the time that the games took; empty if nobody waited for them
     */
    public ComparisonScreen(Comparison comparison, boolean drawsBars, Optional<Duration> taken) {
        this.comparison = comparison;
        this.table = comparison.table();
        this.drawsBars = drawsBars;
        this.taken = taken;
        players = table.settings().stream()
                .map(result -> result.setting().player())
                .distinct()
                .toList();
    }

    /** The engine whose games are shown: the first one that does not play at random. */
    private String player() {
        return players.stream()
                .filter(player -> !player.equals(RANDOM))
                .findFirst()
                .orElse(players.get(0));
    }

    /** The text: at most 50 lines, none longer than {@code width} if that is 60 at least. */
    public String render(int width) {
        List<SettingResult> settings = table.settings().stream()
                .filter(result -> result.setting().player().equals(player()))
                .toList();
        List<String> end = end(width);
        List<String> lines = comparison.baseline().isPresent() && settings.size() > 1
                ? differences(settings, width, MOST_LINES - end.size())
                : sideBySide(settings, width, MOST_LINES - end.size());
        lines.addAll(end);
        return String.join("\n", lines) + "\n";
    }

    /** Gives up the less important numbers first, then what each rule set is, then rule sets. */
    private List<String> sideBySide(List<SettingResult> settings, int width, int room) {
        List<String> sentences = sentences(new StandingOut(table, settings).sentences(), width);
        for (int shown = Math.min(settings.size(), MOST_LINES); shown > 0; shown--) {
            List<SettingResult> first = settings.subList(0, shown);
            KeyTable numbers = new KeyTable(table, first, drawsBars);
            int left = settings.size() - shown;
            for (boolean named : new boolean[] {true, false}) {
                for (int count = KeyNumber.values().length; count > 0; count--) {
                    List<String> lines = new ArrayList<>();
                    if (named) {
                        first.forEach(
                                result -> lines.addAll(whatItIs(result.setting().spec(), width)));
                        lines.add("");
                    }
                    lines.addAll(numbers.lines(width, count));
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
        ChangeLines changes = new ChangeLines(table);
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
                after.setting().spec() + " against " + before.setting().spec() + ", played by " + player(), width));
        Optional<Exposure> exposure = table.exposure(after.setting());
        exposure.ifPresent(known -> lines.addAll(Wrapping.wrap(ExposureWords.of(known), width)));
        lines.add("");
        List<String> rules = new RuleChanges(
                        comparison.ruleSet(before.setting().spec()).orElseThrow(),
                        comparison.ruleSet(after.setting().spec()).orElseThrow())
                .lines(width);
        lines.addAll(rules.subList(0, Math.min(rules.size(), MOST_RULE_LINES)));
        if (rules.size() > MOST_RULE_LINES) {
            lines.add("  ...");
        }
        if (exposure.filter(Exposure::isNone).isPresent()) {
            return lines;
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
                Wrapping.wrap("What differs from " + before.setting().spec() + ", played by " + player() + ":", width);
        List<String> sentences = sentences(changed(others, changes), width);
        List<SettingResult> byMarks = others.stream()
                .sorted(Comparator.comparingInt((SettingResult result) ->
                                changes.findings(result).size())
                        .reversed())
                .toList();
        for (int told = MOST_SENTENCES; told > 0; told--) {
            List<List<String>> each = new ArrayList<>();
            for (SettingResult result : byMarks) {
                each.add(hanging(
                        shortName(result.setting().spec()), summary(result, changes, told), nameWidth(), width));
            }
            int left = room - head.size() - sentences.size() - 2;
            int all = each.stream().mapToInt(List::size).sum();
            if (all <= left || told == 1) {
                return swept(head, each, sentences, all <= left ? all : left - 1);
            }
        }
        return new ArrayList<>(head);
    }

    private String summary(SettingResult result, ChangeLines changes, int most) {
        return table.exposure(result.setting()).filter(Exposure::isNone).isPresent()
                ? "the rule never acted"
                : changes.summary(result, most);
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

    /** Sentences on findings, and what so many games can show. */
    private List<String> changed(List<SettingResult> settings, ChangeLines changes) {
        List<String> sentences = new ArrayList<>(settings.stream()
                .flatMap(result -> changes.findings(result).stream())
                .limit(MOST_SENTENCES)
                .map(this::sentence)
                .toList());
        if (sentences.isEmpty()) {
            sentences.add(
                    settings.stream().anyMatch(changes::differsInMovement)
                            ? ChangeWords.capital(ChangeLines.MOVEMENT_ALONE) + "."
                            : "No difference shows.");
        }
        resolution(settings).ifPresent(sentences::add);
        return sentences;
    }

    /** How large a difference of the share of games won so many games show, and how many would show one of three points. */
    private Optional<String> resolution(List<SettingResult> settings) {
        int games = comparison.settings().games();
        double points = Math.ceil(settings.stream()
                .flatMap(result -> KeyNumber.WINNERS.of(table, result).flatMap(KeyNumber.Shown::row).stream()
                        .flatMap(row -> table.contrast(result.setting(), row).stream()
                                .map(contrast -> MetricTexts.scaled(row, contrast.difference())
                                        .halfWidth())))
                .mapToDouble(halfWidth -> halfWidth)
                .max()
                .orElse(Double.NaN));
        if (!(points > 0 && points <= MOST_POINTS)) {
            return Optional.empty();
        }
        String shown = String.format(Locale.ROOT, "%,d games show a difference of %.0f points or more", games, points);
        if (points <= FINE) {
            return Optional.of(shown + ".");
        }
        double needed = games * points * points / (FINE * FINE);
        double step = Math.pow(10, Math.max(1, Math.floor(Math.log10(needed)) - 1));
        long enough = (long) (Math.ceil(needed / step) * step);
        String here = taken.map(
                        time -> ", about " + Durations.text(time.toMillis() / 1_000.0 * enough / games) + " here")
                .orElse("");
        return Optional.of(
                shown + String.format(Locale.ROOT, "; for %.0f points play --games %d%s.", FINE, enough, here));
    }

    private String sentence(Contrast contrast) {
        MetricRow row = table.row(contrast.row()).orElseThrow();
        Estimate shown = MetricTexts.scaled(row, contrast.difference());
        return ChangeWords.sentence(row, row.label(), contrast.difference()) + " in "
                + contrast.setting().spec() + " than in " + contrast.baseline().spec() + " ("
                + EstimateText.size(shown) + ").";
    }

    private List<String> sentences(List<String> sentences, int width) {
        List<String> all = !sentences.isEmpty()
                ? sentences
                : List.of(
                        comparison.ruleSets().size() == 1
                                ? "Name another rule set beside it to see what stands out."
                                : "Nothing stands out with so many games: all intervals overlap. More may tell.");
        return all.stream()
                .flatMap(sentence -> Wrapping.wrap(sentence, width).stream())
                .toList();
    }

    private List<String> end(int width) {
        int games = comparison.settings().games();
        boolean compared = comparison.baseline().isPresent();
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(Wrapping.wrap(
                games + (games == 1 ? " game" : " games") + " of " + player()
                        + (players.size() > 1 ? "; others with --all" : "") + " in each rule set, seed "
                        + comparison.settings().seed() + "; " + (compared ? "" : "± and ") + "brackets: 95 % intervals"
                        + (compared ? "; *: a difference, =: none that matters." : "."),
                width));
        lines.addAll(Wrapping.wrap(
                "More: --rules, --all (every number), --report DIR (a page with charts), --explain METRIC, --csv, --json.",
                width));
        return lines;
    }
}
