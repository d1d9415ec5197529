package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Series;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.HypothesisWords;
import org.plyspace.report.Numbers;
import org.plyspace.report.Remarks;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/** The sections of a page that contain the numbers: the settings, differences from baselines, and every metric. */
final class ResultSections {

    /** The prefix of the id of a figure of differences, which the number of the setting follows. */
    static final String DIFFERENCES = "differences-";

    private static final int MOST_FINDINGS = 8;

    private final Settings settings;
    private final List<HypothesisResult> hypotheses;
    private final List<EffectBreakdown> breakdowns;
    private final Findings findings;
    private final HtmlWriter html;
    private final String source;

    ResultSections(Settings settings, ReportOrigin provenance, HtmlWriter html, String source) {
        this.settings = settings;
        this.hypotheses = provenance.hypotheses();
        this.breakdowns = provenance.breakdowns();
        this.findings = new Findings(settings, hypotheses);
        this.html = html;
        this.source = source;
    }

    void writeFindings() {
        html.section("findings", "Findings");
        hypotheses();
        List<Contrast> all = settings.contrasts();
        List<Contrast> flagged = Findings.flagged(all);
        if (!flagged.isEmpty()) {
            html.open("ul", "class", "findings").raw("\n");
            Stream.of(true, false)
                    .forEach(within -> flagged.stream()
                            .filter(contrast -> settings.isWithinRuleSet(contrast) == within)
                            .limit(MOST_FINDINGS)
                            .forEach(this::finding));
            html.closeLine();
        }
        html.p(summary(all, flagged.size()));
        exposures();
        html.p("In the charts a dot is a number and its whiskers are the 95 % interval."
                + (all.isEmpty()
                        ? ""
                        : " A hollow dot was compared with a baseline, and no difference was shown; a filled one was"
                                + " shown to differ, or was not compared. A dotted line goes down from the baseline to what"
                                + " is compared with it."));
        players();
        html.closeLine();
    }

    private void hypotheses() {
        if (!hypotheses.isEmpty()) {
            html.element("h3", "Written down before").open("ol");
            hypotheses.forEach(each -> html.element("li", HypothesisWords.sentence(each, settings.severalPlayers())));
            html.closeLine();
            if (!breakdowns.isEmpty()) {
                html.element("h3", "By strength and opening").open("ul");
                breakdowns.forEach(each -> html.element(
                        "li", each.hypothesis().text() + " " + ChangeWords.capital(HypothesisWords.sentence(each))));
                html.closeLine();
            }
            html.element("h3", "Differences that stand out");
        }
    }

    private void exposures() {
        if (settings.table.exposures().isEmpty()) {
            return;
        }
        html.open("ul").raw("\n");
        for (Exposure exposure : settings.table.exposures()) {
            String names = settings.name(exposure.setting()) + " and "
                    + exposure.baseline().spec();
            html.element("li", names + ": " + Remarks.exposure(exposure));
        }
        html.closeLine();
    }

    private void finding(Contrast contrast) {
        Unit unit = settings.row(contrast).metric().unit();
        html.open("li")
                .open("a", "href", "#" + settings.anchor(settings.row(contrast).metric()))
                .say(findings.sentence(contrast))
                .close()
                .open("span", "class", "interval")
                .say(" (95 % interval " + Quantities.interval(unit, contrast.difference()) + ")")
                .close()
                .closeLine();
    }

    private static String summary(List<Contrast> all, int flagged) {
        if (all.isEmpty()) {
            return "Nothing is compared with a baseline here: every setting stands for itself.";
        }
        long alike = all.stream()
                .filter(contrast -> contrast.finding() == Contrast.Finding.ALIKE)
                .count();
        return "Of " + all.size() + " differences from a baseline " + count(flagged)
                + " flagged, by a rule under which at most 5 in 100 flags are expected to be false alarms (Benjamini and Hochberg); "
                + count(alike) + " shown to be too small to matter; the others need more games.";
    }

    private static String count(long number) {
        return number == 0 ? "none is" : number == 1 ? "1 is" : number + " are";
    }

    private void players() {
        Table table = Table.headed(
                "setting", List.of("rule set", "played by", "games", "mean depth, plies", "compared with"));
        for (SettingResult result : settings.all()) {
            Estimate depth = result.depth().orElse(Estimate.exact(Double.NaN));
            table.row(
                    result.setting().spec(),
                    Cell.of(result.setting().title()),
                    Cell.of(result.setting().player()),
                    Quantities.count(result.games()),
                    new Cell.Value(depth.mean(), Quantities.bare(Unit.PLIES, depth)),
                    settings.baseline(result.setting())
                            .map(baseline -> Cell.of(settings.name(baseline)))
                            .orElse(Cell.NOTHING));
        }
        html.table("Settings", table);
        String caution = Remarks.weakPlay(settings.table);
        if (!caution.isEmpty()) {
            html.p(caution.strip());
        }
    }

    void writeDifferences() {
        List<List<Contrast>> all = settings.contrastsBySetting();
        if (all.isEmpty()) {
            return;
        }
        html.section("differences", "Differences", "Differences from the baseline");
        html.p(
                "Every number of a setting less that of its baseline, the most telling first. The axis is the difference divided by"
                        + " half its 95 % interval, which puts numbers of all units side by side. Whiskers that miss 0: it would be"
                        + " significant (p below 5 %) if no other number were looked at. Filled marks: it is flagged when all are.");
        html.open("div", "class", "figures").raw("\n");
        for (List<Contrast> contrasts : all) {
            String id = DIFFERENCES + settings.index(contrasts.get(0).setting());
            Contrast any = contrasts.get(0);
            figure(
                    id,
                    "intervals",
                    findings.title(contrasts),
                    any.setting().spec() + " less " + any.baseline().spec() + "; 1 is half a 95 % interval",
                    shown(id, contrasts));
            html.table(settings.name(any.setting()) + " less " + settings.name(any.baseline()), table(contrasts));
            html.close().closeLine();
        }
        html.close().closeLine();
    }

    /** Begins a figure: the finding, what is drawn, how to read it, its source; the table of the same numbers follows. */
    private void figure(String id, String kind, String title, String subtitle, String caption) {
        html.open("figure", "id", id, "class", kind)
                .element("h3", title, "id", id + "-title")
                .element("p", subtitle, "class", "subtitle", "id", id + "-subtitle");
        String names = id + "-title " + id + "-subtitle";
        html.open("div", "class", "plot", "role", "img", "aria-labelledby", names, "data-" + kind, id)
                .closeLine()
                .element("p", caption, "class", "caption")
                .element("p", source, "class", "source")
                .open("details")
                .element("summary", "Table");
    }

    private String shown(String id, List<Contrast> contrasts) {
        int shown = IntervalChart.of(id, contrasts, settings).lines().size();
        return shown == contrasts.size()
                ? "All numbers that both have."
                : "The " + shown + " that say most of " + contrasts.size()
                        + " numbers that both have; all are in the table.";
    }

    private Table table(List<Contrast> contrasts) {
        Table table = Table.headed("number", List.of("unit", "difference", "from", "to", "p", "q", "finding"));
        for (Contrast contrast : contrasts) {
            Unit unit = settings.row(contrast).metric().unit();
            Estimate difference = contrast.difference();
            String words = Double.isNaN(difference.mean()) ? "" : Quantities.signed(unit, difference);
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Quantities.name(unit))));
            cells.addAll(Quantities.cells(unit, words, difference));
            cells.add(probability(contrast.p()));
            cells.add(probability(contrast.q()));
            cells.add(Cell.of(contrast.finding().word()));
            table.row(Findings.name(settings.row(contrast)), cells);
        }
        return table;
    }

    private static Cell probability(double p) {
        return new Cell.Value(p, p < 0.001 ? "< 0.001" : Numbers.format("%.3f", p));
    }

    void writeMetrics() {
        List<Metric> metrics = settings.metrics();
        for (MetricGroup group : MetricGroup.values()) {
            List<Metric> ofGroup =
                    metrics.stream().filter(metric -> metric.group() == group).toList();
            if (!ofGroup.isEmpty()) {
                html.section(id(group), ChangeWords.capital(group.title()));
                html.open("div", "class", "figures").raw("\n");
                ofGroup.forEach(this::metric);
                html.closeLine();
                untold(group);
                html.closeLine();
            }
        }
    }

    private void untold(MetricGroup group) {
        String names = settings.untoldMetrics().stream()
                .filter(metric -> metric.group() == group)
                .map(Metric::title)
                .collect(Collectors.joining(", "));
        if (!names.isEmpty()) {
            html.element("p", "No game contributes to: " + names + ".", "class", "source");
        }
    }

    /** The id of the section of a group. */
    static String id(MetricGroup group) {
        return "group-" + group.name().toLowerCase(Locale.ROOT);
    }

    private void metric(Metric metric) {
        String subtitle = subtitle(metric);
        figure(
                settings.anchor(metric),
                "intervals",
                findings.title(metric),
                subtitle + ", with 95 % intervals",
                metric.meaning());
        html.table(subtitle, numbers(metric)).close().closeLine();
        if (!CourseChart.of(metric, settings).lines().isEmpty()) {
            figure(
                    CourseChart.id(metric),
                    "course",
                    findings.course(metric),
                    subtitle + ", by ply, over ten plies at a time",
                    "Bands are 95 % intervals. Where fewer than " + CourseChart.FEWEST_GAMES
                            + " games came so far, numbers are in the table only.");
            html.table(subtitle + ", by ply", course(metric)).close().closeLine();
        }
    }

    private static String subtitle(Metric metric) {
        String title = ChangeWords.capital(metric.title());
        String unit = Quantities.name(metric.unit());
        return metric.title().equals(unit) ? title : title + ", " + unit;
    }

    private Table numbers(Metric metric) {
        Table table = Table.headed("setting", List.of("number", "value", "from", "to", "games"));
        for (MetricRow row : settings.rows(metric)) {
            for (SettingResult result : settings.all()) {
                List<Cell> cells = new ArrayList<>(List.of(Cell.of(row.label())));
                result.number(row)
                        .ifPresentOrElse(
                                number -> {
                                    String words = Quantities.value(metric.unit(), number);
                                    cells.addAll(Quantities.cells(metric.unit(), words, number.estimate()));
                                    cells.add(Quantities.count(number.observations()));
                                },
                                () -> cells.addAll(List.of(Cell.NOTHING, Cell.of(""), Cell.of(""), Cell.of(""))));
                table.row(settings.name(result.setting()), cells);
            }
        }
        return table;
    }

    private Table course(Metric metric) {
        Table table = Table.headed("setting", List.of("from ply", "value", "from", "to", "games"));
        for (SettingResult result : settings.all()) {
            for (Series.Point point : CourseChart.series(result, metric).points()) {
                List<Cell> cells = new ArrayList<>(List.of(Quantities.count(point.firstPly())));
                String words = Quantities.bare(metric.unit(), point.estimate());
                cells.addAll(Quantities.cells(metric.unit(), words, point.estimate()));
                cells.add(Quantities.count(point.games()));
                table.row(settings.name(result.setting()), cells);
            }
        }
        return table;
    }
}
