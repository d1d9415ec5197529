package org.plyspace.report.html;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.report.ChangeWords;

/** Findings in sentences. Only differences that are flagged are stated as differences. */
record Findings(Settings settings, List<HypothesisResult> hypotheses) {

    /** The title of a metric's chart: what it shows. */
    String title(Metric metric) {
        List<Contrast> contrasts = settings.contrasts(metric);
        List<Contrast> flagged = flagged(contrasts);
        String name = ChangeWords.capital(metric.title());
        if (contrasts.isEmpty()) {
            return alone(metric, name);
        }
        if (flagged.isEmpty()) {
            Optional<String> settled = settled(each -> each.isSettledOf(metric));
            if (settled.isPresent()) {
                return name + ": " + settled.get();
            }
            return contrasts.stream().allMatch(contrast -> contrast.finding() == Contrast.Finding.ALIKE)
                    ? name + ": alike"
                    : "No difference shown in " + metric.title();
        }
        int others = flagged.size() - 1;
        return sentence(flagged.get(0))
                + (others == 0 ? "" : ", and " + others + " other difference" + (others == 1 ? "" : "s"));
    }

    private String alone(Metric metric, String name) {
        List<MetricRow> rows = settings.rows(metric);
        if (rows.size() > 1 || settings.all().size() > 1) {
            return name;
        }
        MetricResult number = settings.all().get(0).number(rows.get(0)).orElseThrow();
        return name + ": " + Quantities.withInterval(metric.unit(), number);
    }

    /** The title of the chart of a setting's differences: what it shows. */
    String title(List<Contrast> ofSetting) {
        Contrast any = ofSetting.get(0);
        int flagged = flagged(ofSetting).size();
        String names = any.setting().spec() + " and " + any.baseline().spec() + player(any.setting());
        return flagged == 0
                ? settled(each -> each.isSettledOf(any.setting(), any.baseline()))
                        .map(words -> names + ": " + words)
                        .orElse("No difference shown between " + names)
                : names + (settings.severalPlayers() ? "," : "") + " differ in " + flagged + " of " + ofSetting.size()
                        + " numbers";
    }

    /** How many hypotheses are settled, for a title that would otherwise say that no difference was shown. */
    private Optional<String> settled(Predicate<HypothesisResult> those) {
        long count = hypotheses.stream().filter(those).count();
        return count == 0
                ? Optional.empty()
                : Optional.of(count + (count == 1 ? " hypothesis is" : " hypotheses are")
                        + " settled, no other difference shown");
    }

    /** A sentence on a flagged difference: {@code White scores 4.1 points more with castling=off}. */
    String sentence(Contrast contrast) {
        MetricRow row = settings.row(contrast);
        return ChangeWords.sentence(row, name(row), contrast.difference()) + " " + where(contrast);
    }

    /** The differences that are flagged, in order. */
    static List<Contrast> flagged(List<Contrast> contrasts) {
        return contrasts.stream()
                .filter(contrast -> contrast.finding() == Contrast.Finding.DIFFERENT)
                .collect(Collectors.toList());
    }

    /** The name of a number for places where its metric is not named beside it. */
    static String name(MetricRow row) {
        return switch (row.metric().id()) {
            case "tag" -> row.label() + ", moves";
            case "level" -> "moves " + row.label();
            case "score-bounds" -> "score of White " + row.label();
            default -> row.label();
        };
    }

    /** The peak of a metric's course, among the plies that half of a setting's games reached. */
    String course(Metric metric) {
        String title = ChangeWords.capital(metric.title());
        return settings.all().stream()
                .flatMap(result -> CourseChart.series(result, metric).points().stream()
                        .filter(point ->
                                point.games() >= CourseChart.FEWEST_GAMES && 2 * point.games() >= result.games())
                        .map(point -> Map.entry(point, result.setting())))
                .max(Comparator.comparingDouble(
                        place -> place.getKey().estimate().mean()))
                .map(peak -> title + " peak at "
                        + Quantities.value(metric.unit(), peak.getKey().estimate()) + " in plies "
                        + peak.getKey().firstPly() + " to " + (peak.getKey().firstPly() + 9)
                        + (settings.all().size() == 1 ? "" : ", in " + settings.name(peak.getValue())))
                .orElse(title + " in the course of a game");
    }

    /** The settings of a difference: which one, and compared with which. */
    private String where(Contrast contrast) {
        RuleSheet changed = settings.sheet(contrast.setting());
        RuleSheet here = settings.sheet(contrast.baseline());
        if (!settings.isWithinRuleSet(contrast) || changed.options().isEmpty() || !here.isOfItsId()) {
            return "in " + contrast.setting().spec() + " than in "
                    + contrast.baseline().spec() + player(contrast.setting());
        }
        String than = here.options().isEmpty() ? "" : " than with " + here.options();
        String of = severalRuleSets() ? " in " + changed.id() : "";
        return "with " + changed.options() + than + of + player(contrast.setting());
    }

    private String player(Setting setting) {
        return settings.severalPlayers() ? ", played by " + setting.player() : "";
    }

    private boolean severalRuleSets() {
        return settings.sheets().stream().map(RuleSheet::id).distinct().count() > 1;
    }
}
