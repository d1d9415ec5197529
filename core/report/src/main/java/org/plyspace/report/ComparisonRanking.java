package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/** The settings of a comparison in the order of one number, the largest first, for each engine. */
public final class ComparisonRanking {

    private static final String NONE = "-";
    private static final String GAP = "  ";

    private final ResultTable table;
    private final MetricRow row;

    /**
     * Prepares a ranking.
     *
     * @param name the number, or a metric, which stands for its first one
     * @throws UsageException if no rule set of the comparison has it, or no game tells
     */
    public ComparisonRanking(Comparison comparison, String name) {
        this.table = comparison.table();
        this.row = table.rows().stream()
                .filter(each -> each.isNamed(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no rule set that was compared has a number called "
                        + Texts.shorten(name) + ", or no game tells it; expected one that --all shows"));
    }

    /** The text, in lines of about {@code width} characters. */
    public String render(int width) {
        List<String> blocks = new ArrayList<>();
        table.settings().stream()
                .map(result -> result.setting().player())
                .distinct()
                .forEach(player -> blocks.add(String.join("\n", block(player, width)) + "\n"));
        return String.join("\n", blocks);
    }

    private List<String> block(String player, int width) {
        List<SettingResult> ranked = table.settings().stream()
                .filter(result -> result.setting().player().equals(player))
                .sorted(Comparator.comparingDouble(ComparisonRanking.this::mean).reversed())
                .toList();
        List<String> lines =
                new ArrayList<>(Wrapping.wrap(MetricTexts.label(row) + ", most first, played by " + player, width));
        int names = ranked.stream()
                .mapToInt(result -> result.setting().spec().length())
                .max()
                .orElse(0);
        int digits = String.valueOf(ranked.size()).length();
        List<String> values =
                ranked.stream().map(result -> value(result.number(row))).toList();
        int longest = values.stream().mapToInt(String::length).max().orElse(0);
        for (int i = 0; i < ranked.size(); i++) {
            SettingResult result = ranked.get(i);
            String number = values.get(i);
            String rank = number.equals(NONE) ? "" : String.valueOf(i + 1);
            lines.add((" ".repeat(digits - rank.length())
                            + rank
                            + GAP
                            + padded(result.setting().spec(), names)
                            + GAP
                            + padded(number, longest)
                            + GAP
                            + difference(result))
                    .stripTrailing());
        }
        lines.addAll(Wrapping.wrap(certainty(ranked), width));
        return lines;
    }

    /** Settings without the number come last. */
    private double mean(SettingResult result) {
        return result.number(row)
                .map(number -> number.estimate().mean())
                .filter(mean -> !mean.isNaN())
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private String value(Optional<MetricResult> result) {
        return result.map(found -> MetricTexts.number(row, found, Optional.empty()))
                .orElse(NONE);
    }

    private String difference(SettingResult result) {
        return table.contrast(result.setting(), row)
                .map(found -> EstimateText.difference(MetricTexts.scaled(row, found.difference()))
                        + MetricTexts.mark(found.finding()))
                .orElse("");
    }

    /** How many of the others may come first as well, by their intervals. */
    private String certainty(List<SettingResult> ranked) {
        List<Estimate> known = ranked.stream()
                .flatMap(result -> result.number(row).stream())
                .map(MetricResult::estimate)
                .toList();
        if (known.size() < 2) {
            return "";
        }
        long together = known.stream()
                .skip(1)
                .filter(other -> !(other.high() < known.get(0).low()))
                .count();
        if (together == 0) {
            return "The first lies apart from all others by its 95 % interval.";
        }
        String whose = known.size() == 2
                ? "Their 95 % intervals"
                : "The 95 % intervals of the first and of " + together + " of the " + (known.size() - 1) + " others";
        return whose + " overlap: which of them is first, these games do not tell.";
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
