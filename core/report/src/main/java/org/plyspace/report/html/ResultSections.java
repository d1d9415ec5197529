package org.plyspace.report.html;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.Exposure;
import org.plyspace.lab.metric.Metric;
import org.plyspace.lab.metric.MetricGroup;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.Series;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.ExposureWords;
import org.plyspace.report.HypothesisWords;
import org.plyspace.report.WeakPlay;
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
    private final Html html;
    private final Figures figures;

    ResultSections(Settings settings, Provenance provenance, Html html, String source) {
        this.settings = settings;
        this.hypotheses = provenance.hypotheses();
        this.breakdowns = provenance.breakdowns();
        this.findings = new Findings(settings, hypotheses);
        this.html = html;
        this.figures = new Figures(html, source);
    }

    void writeFindings() {
        html.open("section", "id", "findings").element("h2", "Findings");
        hypotheses();
        List<Contrast> all = settings.contrasts();
        List<Contrast> flagged = Findings.flagged(all);
        if (!flagged.isEmpty()) {
            html.open("ul", "class", "findings").raw("\n");
            flagged.stream()
                    .filter(settings::isWithinRuleSet)
                    .limit(MOST_FINDINGS)
                    .forEach(this::finding);
            flagged.stream()
                    .filter(contrast -> !settings.isWithinRuleSet(contrast))
                    .limit(MOST_FINDINGS)
                    .forEach(this::finding);
            html.closeLine();
        }
        html.element("p", summary(all, flagged.size()));
        exposures();
        html.element(
                "p",
                "In the charts a dot is a number and its whiskers are the 95 % interval."
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
        if (settings.table().exposures().isEmpty()) {
            return;
        }
        html.open("ul").raw("\n");
        for (Exposure exposure : settings.table().exposures()) {
            html.open("li")
                    .say(settings.name(exposure.setting()) + " and "
                            + exposure.baseline().spec() + ": ")
                    .say(ExposureWords.of(exposure))
                    .closeLine();
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
                .filter(contrast -> contrast.finding() == Finding.ALIKE)
                .count();
        return "Of " + all.size() + " differences from a baseline " + count(flagged)
                + " flagged, by a rule under which at most 5 in 100 flags are expected to be false alarms (Benjamini and Hochberg); "
                + count(alike)
                + " shown to be too small to matter; of the others nothing can be said with this many games.";
    }

    private static String count(long number) {
        return number == 0 ? "none is" : number == 1 ? "1 is" : number + " are";
    }

    private void players() {
        DataTable table = new DataTable(
                html, "Settings", "setting", "rule set", "played by", "games", "mean depth, plies", "compared with");
        for (SettingResult result : settings.all()) {
            Estimate depth = result.depth().orElse(Estimate.exact(Double.NaN));
            table.row(result.setting().spec())
                    .text(result.setting().title())
                    .text(result.setting().player())
                    .count(result.games())
                    .number(depth.mean(), Quantities.bare(Unit.PLIES, depth))
                    .text(settings.baseline(result.setting())
                            .map(settings::name)
                            .orElse("–"))
                    .endRow();
        }
        table.end();
        String caution = WeakPlay.caution(settings.table());
        if (!caution.isEmpty()) {
            html.element("p", caution.strip());
        }
    }

    void writeDifferences() {
        List<List<Contrast>> all = settings.contrastsBySetting();
        if (all.isEmpty()) {
            return;
        }
        html.open("section", "id", "differences").element("h2", "Differences from the baseline");
        html.element(
                "p",
                "Every number of a setting less that of its baseline, the most telling first. The axis is the difference divided by"
                        + " half its 95 % interval, so that numbers in all units stand side by side. Whiskers that miss 0: it would be"
                        + " significant (p below 5 %) if no other number were looked at. Filled marks: it is flagged when all are.");
        html.open("div", "class", "figures").raw("\n");
        for (List<Contrast> contrasts : all) {
            String id = DIFFERENCES + settings.index(contrasts.get(0).setting());
            figures.write(
                    new Figures.Words(
                            id,
                            "intervals",
                            findings.title(contrasts),
                            contrasts.get(0).setting().spec() + " less "
                                    + contrasts.get(0).baseline().spec() + "; 1 is half a 95 % interval",
                            shown(id, contrasts)),
                    into -> differences(into, contrasts));
        }
        html.close().closeLine();
    }

    private String shown(String id, List<Contrast> contrasts) {
        int shown = IntervalChart.of(id, contrasts, settings).lines().size();
        return shown == contrasts.size()
                ? "All numbers that both have."
                : "The " + shown + " that say most of " + contrasts.size()
                        + " numbers that both have; all are in the table.";
    }

    private void differences(Html into, List<Contrast> contrasts) {
        DataTable table = new DataTable(
                into,
                settings.name(contrasts.get(0).setting()) + " less "
                        + settings.name(contrasts.get(0).baseline()),
                "number",
                "unit",
                "difference",
                "from",
                "to",
                "p",
                "q",
                "finding");
        for (Contrast contrast : contrasts) {
            MetricRow row = settings.row(contrast);
            Unit unit = row.metric().unit();
            Estimate difference = contrast.difference();
            table.row(Findings.name(row)).text(Quantities.name(unit));
            table.number(difference.mean(), Double.isNaN(difference.mean()) ? "" : Quantities.signed(unit, difference))
                    .ends(unit, difference)
                    .number(contrast.p(), probability(contrast.p()))
                    .number(contrast.q(), probability(contrast.q()))
                    .text(contrast.finding().word())
                    .endRow();
        }
        table.end();
    }

    private static String probability(double p) {
        return p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
    }

    void writeMetrics() {
        List<Metric> metrics = settings.metrics();
        for (MetricGroup group : MetricGroup.values()) {
            List<Metric> ofGroup =
                    metrics.stream().filter(metric -> metric.group() == group).toList();
            if (!ofGroup.isEmpty()) {
                html.open("section", "id", id(group)).element("h2", ChangeWords.capital(group.title()));
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
            html.element("p", "No game tells anything of: " + names + ".", "class", "source");
        }
    }

    /** The id of the section of a group. */
    static String id(MetricGroup group) {
        return "group-" + group.name().toLowerCase(Locale.ROOT);
    }

    private void metric(Metric metric) {
        figures.write(
                new Figures.Words(
                        settings.anchor(metric),
                        "intervals",
                        findings.title(metric),
                        subtitle(metric) + ", with 95 % intervals",
                        metric.meaning()),
                into -> numbers(into, metric));
        if (!CourseChart.of(metric, settings).lines().isEmpty()) {
            figures.write(
                    new Figures.Words(
                            CourseChart.id(metric),
                            "course",
                            findings.course(metric),
                            subtitle(metric) + ", by ply, over ten plies at a time",
                            "Bands are 95 % intervals. Where fewer than " + CourseChart.FEWEST_GAMES
                                    + " games came so far, numbers are in the table only."),
                    into -> course(into, metric));
        }
    }

    private static String subtitle(Metric metric) {
        String title = ChangeWords.capital(metric.title());
        String unit = Quantities.name(metric.unit());
        return metric.title().equals(unit) ? title : title + ", " + unit;
    }

    private void numbers(Html into, Metric metric) {
        DataTable table = new DataTable(into, subtitle(metric), "setting", "number", "value", "from", "to", "games");
        for (MetricRow row : settings.rows(metric)) {
            for (SettingResult result : settings.all()) {
                Optional<MetricResult> number = result.number(row);
                table.row(settings.name(result.setting())).text(row.label());
                if (number.isPresent()) {
                    Estimate estimate = number.get().estimate();
                    table.number(estimate.mean(), Quantities.value(metric.unit(), number.get()))
                            .ends(metric.unit(), estimate)
                            .count(number.get().observations());
                } else {
                    table.text("–").text("").text("").text("");
                }
                table.endRow();
            }
        }
        table.end();
    }

    private void course(Html into, Metric metric) {
        DataTable table = new DataTable(
                into, subtitle(metric) + ", by ply", "setting", "from ply", "value", "from", "to", "games");
        for (SettingResult result : settings.all()) {
            for (Series.Point point : CourseChart.series(result, metric).points()) {
                Estimate estimate = point.estimate();
                table.row(settings.name(result.setting()))
                        .count(point.firstPly())
                        .number(estimate.mean(), Quantities.bare(metric.unit(), estimate))
                        .ends(metric.unit(), estimate)
                        .count(point.games())
                        .endRow();
            }
        }
        table.end();
    }
}
