package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.MetricGroup;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingResult;

/** The differences of settings from their baseline as one engine played them, relatives folded. */
final class ChangeLines {

    private static final int MOST_ROWS = 16;
    private static final int MOST_TOLD = 3;

    /** What happens in games; the other groups count how pieces move, which rules of movement change by what they say. */
    private static final Set<MetricGroup> OF_GAMES =
            Set.of(MetricGroup.RESULT, MetricGroup.LENGTH, MetricGroup.CHOICE, MetricGroup.TENSION);

    /** Said of settings without findings in which marked differences are of how pieces move. */
    static final String MOVEMENT_ALONE = "only how pieces move differs so far";

    private static final int GAP = 2;
    private static final int NARROWEST_LABEL = 16;
    private static final String NONE = "-";

    private final ResultTable table;
    private final Map<Setting, List<Contrast>> contrasts = new HashMap<>();

    /** Prepares the differences of a table. */
    ChangeLines(ResultTable table) {
        this.table = table;
        Map<Setting, List<Contrast>> known = table.contrasts().stream()
                .filter(contrast -> !Double.isNaN(contrast.difference().halfWidth()))
                .collect(Collectors.groupingBy(Contrast::setting));
        known.forEach((setting, all) -> contrasts.put(setting, ordered(Relatives.folded(table, all))));
    }

    /** The differences of a setting, one for each family of numbers: those that readers ask for first, then those that are marked. */
    private List<Contrast> of(SettingResult result) {
        return contrasts.getOrDefault(result.setting(), List.of());
    }

    /** What games show of a setting, outcomes first: the marked differences, without those that say how pieces move. */
    List<Contrast> findings(SettingResult result) {
        return of(result).stream()
                .filter(contrast -> contrast.finding() == Finding.DIFFERENT
                        && OF_GAMES.contains(row(contrast).metric().group()))
                .toList();
    }

    /** Whether a difference is marked of how pieces move. */
    boolean differsInMovement(SettingResult result) {
        return of(result).stream()
                .anyMatch(contrast -> contrast.finding() == Finding.DIFFERENT
                        && !OF_GAMES.contains(row(contrast).metric().group()));
    }

    private List<Contrast> ordered(List<Contrast> folded) {
        return folded.stream()
                .sorted(Comparator.comparing(
                                (Contrast contrast) ->
                                        KeyNumber.of(row(contrast)).orElse(null),
                                Comparator.nullsLast(Comparator.naturalOrder()))
                        .thenComparing(contrast -> contrast.finding() != Finding.DIFFERENT))
                .toList();
    }

    private MetricRow row(Contrast contrast) {
        return table.row(contrast.row()).orElseThrow();
    }

    /** A table of one setting's differences: the numbers that readers ask for first, then as many of the marked ones as fit. */
    List<String> table(SettingResult result, SettingResult baseline, int width) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("", "before", "after", "difference"));
        of(result).stream()
                .filter(contrast -> KeyNumber.of(row(contrast)).isPresent() || contrast.finding() == Finding.DIFFERENT)
                .filter(contrast -> isCounted(row(contrast), result, baseline))
                .limit(MOST_ROWS)
                .forEach(contrast -> {
                    MetricRow row = row(contrast);
                    lines.add(List.of(
                            MetricTexts.label(row),
                            value(row, baseline.number(row)),
                            value(row, result.number(row)),
                            difference(row, contrast)));
                });
        return aligned(lines, width);
    }

    /** Whether the number is not 0 in both: a kind of draw, say, that neither setting had. */
    private static boolean isCounted(MetricRow row, SettingResult... results) {
        return Stream.of(results)
                .flatMap(result -> result.number(row).stream())
                .anyMatch(number -> number.estimate().mean() != 0);
    }

    private static String difference(MetricRow row, Contrast contrast) {
        return scaled(row, contrast) + MetricTexts.mark(contrast.finding());
    }

    private static String scaled(MetricRow row, Contrast contrast) {
        return EstimateText.difference(MetricTexts.scaled(row, contrast.difference()));
    }

    private static String value(MetricRow row, Optional<MetricResult> result) {
        return result.map(found -> (found.atLeast() ? ">" : "")
                        + EstimateText.number(
                                MetricTexts.scaled(row, found.estimate()),
                                found.estimate().mean() * row.metric().unit().factor()))
                .orElse(NONE);
    }

    private static List<String> aligned(List<List<String>> lines, int width) {
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], line.get(column).length());
            }
        }
        int others = 0;
        for (int column = 1; column < widths.length; column++) {
            others += GAP + widths[column];
        }
        widths[0] = Math.max(NARROWEST_LABEL, Math.min(widths[0], width - others));
        List<String> aligned = new ArrayList<>();
        for (List<String> line : lines) {
            List<String> label = Wrapping.wrap(line.get(0), widths[0]);
            StringBuilder padded = new StringBuilder(label.get(0));
            int end = widths[0] + GAP;
            for (int column = 1; column < widths.length; column++) {
                padded.append(" ".repeat(Math.max(0, end - padded.length()))).append(line.get(column));
                end += widths[column] + GAP;
            }
            aligned.add(padded.toString().stripTrailing());
            label.stream().skip(1).forEach(aligned::add);
        }
        return aligned;
    }

    /**
     * What differs in a setting, in one sentence without its name: {@code legal moves +9.0 (+7.9 to +10.0); 3 more}.
     *
     * @param most the most differences to name
     */
    String summary(SettingResult result, int most) {
        List<Contrast> findings = findings(result);
        int named = Math.min(most, Math.min(MOST_TOLD, findings.size()));
        if (findings.isEmpty()) {
            return (differsInMovement(result) ? MOVEMENT_ALONE : "no difference shown")
                    + of(result).stream()
                            .filter(contrast -> Relatives.family(row(contrast)).equals("score"))
                            .findFirst()
                            .map(contrast -> "; White scores " + scaled(row(contrast), contrast))
                            .orElse("");
        }
        return findings.stream()
                        .limit(named)
                        .map(contrast -> MetricTexts.label(row(contrast)) + " " + scaled(row(contrast), contrast))
                        .collect(Collectors.joining("; "))
                + (findings.size() > named ? "; " + (findings.size() - named) + " more" : "");
    }
}
