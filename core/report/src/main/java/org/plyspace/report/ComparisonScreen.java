package org.plyspace.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Table;
import org.plyspace.report.doc.Wrapping;
import org.plyspace.statistics.Estimate;

/**
 * A comparison at a glance, for one screen: what differs where settings have a baseline, else what each rule set is and the numbers that
 * matter most; then what stands out, and which command shows the rest.
 */
public final class ComparisonScreen {

    /** The most lines. */
    static final int MOST_LINES = 50;

    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_HEAD = 14;
    private static final int LABELS = 18;
    private static final int NARROWEST = 11;
    private static final int WIDEST = 17;
    private static final int FEWEST_GAMES = 10;
    private static final int MOST_RULE_LINES = 10;
    private static final int MOST_SENTENCES = 3;
    private static final String RANDOM = "random";

    /** The difference of outcomes, in points of a hundred, that games should show. */
    private static final double FINE = 3;

    /** The points above which the text omits how large a difference shows: far too few games were played. */
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
     * @param taken the time that the games took; empty if they were not played now
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

    /** The text: at most 50 lines, no longer than {@code width} if that is 60 at least. */
    public String render(int width) {
        List<SettingResult> settings = settings();
        List<String> end = end().lines(width);
        List<String> lines = new ArrayList<>(
                comparison.baseline().isPresent() && settings.size() > 1
                        ? differences(settings, width, MOST_LINES - end.size())
                        : sideBySide(settings, width, MOST_LINES - end.size()));
        lines.addAll(end);
        return String.join("\n", lines) + "\n";
    }

    /** The settings whose games are shown. */
    private List<SettingResult> settings() {
        return table.settings().stream()
                .filter(result -> result.setting().player().equals(player()))
                .toList();
    }

    /** What stands out, in sentences: what differs from the baseline, or how the rule sets differ. */
    public List<String> findings() {
        List<SettingResult> settings = settings();
        return comparison
                .baseline()
                .map(baseline -> changed(
                        settings.stream()
                                .filter(result -> !result.setting().spec().equals(baseline))
                                .toList(),
                        new ChangeLines(table)))
                .orElseGet(() -> new Highlights(table, settings).sentences());
    }

    /** Gives up the less important numbers first, then what each rule set is, then rule sets. */
    private List<String> sideBySide(List<SettingResult> settings, int width, int room) {
        List<String> sentences = new Highlights(table, settings).sentences();
        for (int shown = Math.min(settings.size(), MOST_LINES); shown > 0; shown--) {
            List<SettingResult> first = settings.subList(0, shown);
            for (boolean named : new boolean[] {true, false}) {
                for (int count = KeyNumber.values().length; count > 0; count--) {
                    Document document = new Document();
                    if (named) {
                        first.forEach(
                                result -> addSummary(document, result.setting().spec()));
                        document.gap();
                    }
                    document.table(keyNumbers(first, count));
                    if (shown < settings.size()) {
                        document.title(settings.size() - shown + " more with --all");
                    }
                    document.gap();
                    addSentences(document, sentences);
                    List<String> lines = document.lines(width);
                    if (lines.size() <= room) {
                        return lines;
                    }
                }
            }
        }
        return List.of();
    }

    /** The numbers that matter most, a column for each setting, each with the width of its interval. */
    private Table keyNumbers(List<SettingResult> shown, int count) {
        Table numbers = Table.between(
                shown.stream().map(result -> result.setting().spec()).toList(), LABELS, NARROWEST, WIDEST);
        Stream.of(KeyNumber.values()).limit(count).forEach(number -> {
            List<Optional<KeyNumber.Shown>> values =
                    shown.stream().map(result -> number.of(table, result)).toList();
            if (values.stream().allMatch(Optional::isEmpty)) {
                return;
            }
            numbers.row(
                    number.label(),
                    values.stream()
                            .map(value -> value.map(ComparisonScreen::cell).orElse(Cell.NOTHING))
                            .toList());
            List<String> names = values.stream()
                    .map(value -> value.map(KeyNumber.Shown::name).orElse(""))
                    .toList();
            if (!String.join("", names).isEmpty()) {
                numbers.row("", names.stream().map(Cell::of).toList());
            }
            if (drawsBars && number == KeyNumber.CAPTURES) {
                numbers.row(
                        "  as games go on",
                        shown.stream().map(ComparisonScreen::course).toList());
            }
        });
        return numbers;
    }

    /** A value with the larger distance to an end of its interval: {@code 52 ±9}. */
    private static Cell cell(KeyNumber.Shown shown) {
        Estimate estimate = shown.estimate();
        String value = EstimateText.number(estimate, estimate.mean());
        double distance = Math.max(estimate.high() - estimate.mean(), estimate.mean() - estimate.low());
        return Cell.of(
                shown.atLeast()
                        ? ">" + value
                        : estimate.isExact()
                                ? value
                                : value + " ±"
                                        + (Double.isFinite(distance)
                                                ? EstimateText.number(estimate, distance)
                                                : EstimateText.INFINITE));
    }

    /** How frequent captures are, ten plies at a time, as far as a quarter of the games went. */
    private static Cell course(SettingResult result) {
        return new Cell.Course(result.series().stream()
                .filter(series -> series.metric().equals("captures"))
                .flatMap(series -> series.points().stream())
                .filter(point -> point.games() >= Math.max(FEWEST_GAMES, result.games() / 4))
                .map(point -> point.estimate().mean())
                .toList());
    }

    private void addSummary(Document document, String name) {
        String summary = comparison.ruleSet(name).map(RuleSetSummary::summary).orElse("");
        addBeside(document, name, Wrapping.firstSentence(summary));
    }

    /** A text beside a name, or below it if the name is too long. */
    private void addBeside(Document document, String name, String text) {
        int names = Math.min(
                LONGEST_NAME,
                comparison.ruleSets().stream()
                        .mapToInt(ruleSet -> shortName(ruleSet.name()).length())
                        .max()
                        .orElse(0));
        String indent = " ".repeat(names + 2);
        if (name.length() <= names) {
            document.hang(name + indent.substring(name.length()), text);
        } else {
            document.say(name).hang(indent, text);
        }
    }

    private List<String> differences(List<SettingResult> settings, int width, int room) {
        String baseline = comparison.baseline().orElseThrow();
        ChangeLines changes = new ChangeLines(table);
        SettingResult before = settings.stream()
                .filter(result -> result.setting().spec().equals(baseline))
                .findFirst()
                .orElseThrow();
        List<SettingResult> others =
                settings.stream().filter(result -> !result.equals(before)).toList();
        return others.size() == 1
                ? pair(changes, before, others.get(0), width).lines(width)
                : sweep(changes, before, others, width, room);
    }

    private Document pair(ChangeLines changes, SettingResult before, SettingResult after, int width) {
        Document document = new Document()
                .say(after.setting().spec() + " beside " + before.setting().spec() + ", each played by " + player()
                        + " against itself");
        Optional<Exposure> exposure = table.exposure(after.setting());
        exposure.map(Remarks::exposure).ifPresent(document::say);
        document.gap();
        List<String> rules = ComparisonDoc.changes(
                        comparison.ruleSet(before.setting().spec()).orElseThrow(),
                        comparison.ruleSet(after.setting().spec()).orElseThrow())
                .lines(width);
        rules.stream().limit(MOST_RULE_LINES).forEach(document::title);
        if (rules.size() > MOST_RULE_LINES) {
            document.title("  ...");
        }
        if (exposure.filter(Exposure::isNone).isPresent()) {
            return document;
        }
        if (!rules.isEmpty()) {
            document.gap();
        }
        document.table(changes.table(after, before, heads(before, after)));
        Remarks.oneSided(table, before, after).stream().limit(MOST_SENTENCES).forEach(document::say);
        document.gap();
        addSentences(document, changed(List.of(after), changes));
        return document;
    }

    /** The names of both settings, if they are short enough to stand above numbers. */
    private List<String> heads(SettingResult before, SettingResult after) {
        List<String> names = Stream.of(before, after)
                .map(result -> shortName(result.setting().spec()))
                .toList();
        return names.stream().allMatch(name -> name.length() <= LONGEST_HEAD) ? names : List.of("before", "after");
    }

    private List<String> sweep(
            ChangeLines changes, SettingResult before, List<SettingResult> others, int width, int room) {
        Document head = new Document()
                .say("What differs from " + before.setting().spec() + ", played by " + player() + ":")
                .gap();
        Document end = new Document().gap();
        addSentences(end, changed(others, changes));
        int left = room - head.lines(width).size() - end.lines(width).size();
        List<SettingResult> byMarks = others.stream()
                .sorted(Comparator.comparingInt((SettingResult result) ->
                                changes.findings(result).size())
                        .reversed())
                .toList();
        List<List<String>> each = List.of();
        int all = Integer.MAX_VALUE;
        for (int printed = MOST_SENTENCES; printed > 0 && all > left; printed--) {
            int most = printed;
            each = byMarks.stream()
                    .map(result -> {
                        Document document = new Document();
                        addBeside(document, shortName(result.setting().spec()), summary(result, changes, most));
                        return document.lines(width);
                    })
                    .toList();
            all = each.stream().mapToInt(List::size).sum();
        }
        return swept(head, each, all <= left ? all : left - 1).add(end).lines(width);
    }

    private String summary(SettingResult result, ChangeLines changes, int most) {
        return table.exposure(result.setting()).filter(Exposure::isNone).isPresent()
                ? "the rule never acted"
                : changes.summary(result, most);
    }

    /** Adds the lines of as many settings as fit, those with the most marks first. */
    private static Document swept(Document document, List<List<String>> each, int most) {
        int shown = 0;
        for (int used = 0; shown < each.size() && used + each.get(shown).size() <= most; shown++) {
            used += each.get(shown).size();
            each.get(shown).forEach(document::title);
        }
        return shown == each.size() ? document : document.title(each.size() - shown + " more with --all");
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
        String shown = Numbers.format("Games won: %,d games show a difference of %.0f points or more", games, points);
        if (points <= FINE) {
            return Optional.of(shown + ".");
        }
        double needed = games * points * points / (FINE * FINE);
        double step = Math.pow(10, Math.max(1, Math.floor(Math.log10(needed)) - 1));
        long enough = (long) (Math.ceil(needed / step) * step);
        String here = taken.map(
                        time -> ", about " + Numbers.duration(time.toMillis() / 1_000.0 * enough / games) + " here")
                .orElse("");
        return Optional.of(shown + Numbers.format("; for %.0f points play --games %d%s.", FINE, enough, here));
    }

    private String sentence(Contrast contrast) {
        MetricRow row = table.row(contrast);
        Estimate shown = MetricTexts.scaled(row, contrast.difference());
        return ChangeWords.sentence(row, row.label(), contrast.difference()) + " in "
                + contrast.setting().spec() + " than in " + contrast.baseline().spec() + " ("
                + EstimateText.size(shown) + ").";
    }

    private void addSentences(Document document, List<String> sentences) {
        sentences.forEach(document::say);
        if (sentences.isEmpty()) {
            document.say(
                    comparison.ruleSets().size() == 1
                            ? "Name another rule set beside it to see what stands out."
                            : "Nothing stands out with so many games: all intervals overlap. More may tell.");
        }
    }

    private Document end() {
        boolean compared = comparison.baseline().isPresent();
        return new Document()
                .gap()
                .say(Numbers.counted(comparison.settings().games(), "game") + " of " + player()
                        + (players.size() > 1 ? "; others with --all" : "") + " in each rule set, seed "
                        + comparison.settings().seed() + "; "
                        + (compared ? "" : "±: the longer side of a 95 % interval, ")
                        + "brackets: 95 % intervals"
                        + (compared ? "; *: more than chance makes of so many rows, =: too small to matter." : "."))
                .say(
                        "More: --rules, --all (every number), --report DIR (a page with charts), --explain METRIC, --csv, --json.");
    }
}
