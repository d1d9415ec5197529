package org.plyspace.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingResult;

/** The differences of settings from their baseline as one engine played them, the clearest first, relatives folded. */
final class ChangeLines {

    private static final int MOST_ROWS = 12;
    private static final int MOST_TOLD = 3;
    private static final int GAP = 2;
    private static final int NARROWEST_LABEL = 16;
    private static final String NONE = "-";

    private final ResultTable table;
    private final Optional<String> beside;
    private final Map<Setting, List<Contrast>> contrasts = new HashMap<>();

    /**
     * Prepares the differences of a table.
     *
     * @param beside the engine whose differences are shown beside those of another
     */
    ChangeLines(ResultTable table, Optional<String> beside) {
        this.table = table;
        this.beside = beside;
        Map<Setting, List<Contrast>> known = table.contrasts().stream()
                .filter(contrast -> !Double.isNaN(contrast.difference().halfWidth()))
                .collect(Collectors.groupingBy(Contrast::setting));
        known.forEach((setting, all) -> contrasts.put(setting, ordered(Relatives.folded(table, all))));
    }

    /** The differences of a setting, one for each family of numbers, those that are marked first. */
    List<Contrast> of(SettingResult result) {
        return contrasts.getOrDefault(result.setting(), List.of());
    }

    private static List<Contrast> ordered(List<Contrast> folded) {
        return Stream.concat(
                        folded.stream().filter(ChangeLines::differs),
                        folded.stream().filter(contrast -> !differs(contrast)))
                .toList();
    }

    static boolean differs(Contrast contrast) {
        return contrast.finding() == Finding.DIFFERENT;
    }

    /** A table of one setting's differences: all marked ones that fit, then the numbers that matter most. */
    List<String> table(SettingResult result, SettingResult baseline, int width) {
        List<Contrast> all = of(result);
        List<Contrast> shown = new ArrayList<>(
                all.stream().filter(ChangeLines::differs).limit(MOST_ROWS).toList());
        for (KeyNumber number : KeyNumber.values()) {
            number.of(table, result)
                    .flatMap(KeyNumber.Shown::row)
                    .flatMap(row -> all.stream()
                            .filter(contrast -> Relatives.family(
                                            table.row(contrast.row()).orElseThrow())
                                    .equals(Relatives.family(row)))
                            .findFirst())
                    .filter(contrast -> shown.size() < MOST_ROWS && !shown.contains(contrast))
                    .ifPresent(shown::add);
        }
        List<List<String>> lines = new ArrayList<>();
        lines.add(Stream.concat(Stream.of("", "before", "after", "difference"), beside.stream())
                .toList());
        for (Contrast contrast : shown) {
            MetricRow row = table.row(contrast.row()).orElseThrow();
            lines.add(Stream.concat(
                            Stream.of(
                                    MetricTexts.label(row),
                                    value(row, baseline.number(row)),
                                    value(row, result.number(row)),
                                    difference(row, contrast)),
                            beside.stream().map(player -> other(contrast, player)))
                    .toList());
        }
        return aligned(lines, width);
    }

    private static String difference(MetricRow row, Contrast contrast) {
        return scaled(row, contrast) + MetricTexts.mark(contrast.finding());
    }

    private static String scaled(MetricRow row, Contrast contrast) {
        return EstimateText.difference(MetricTexts.scaled(row, contrast.difference()));
    }

    private String other(Contrast contrast, String player) {
        return table.contrasts().stream()
                .filter(any -> any.row().equals(contrast.row())
                        && any.setting().spec().equals(contrast.setting().spec())
                        && any.setting().player().equals(player))
                .findFirst()
                .map(any -> EstimateText.differenceAlone(
                                MetricTexts.scaled(table.row(any.row()).orElseThrow(), any.difference()))
                        + MetricTexts.mark(any.finding()))
                .orElse(NONE);
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
     * What differs in a setting, in one sentence without its name: {@code board moves +9.0 (+7.9 to +10.0), and 3 more}.
     *
     * @param most the most differences to name
     */
    String told(SettingResult result, int most) {
        List<Contrast> marked = of(result).stream().filter(ChangeLines::differs).toList();
        int named = Math.min(most, Math.min(MOST_TOLD, marked.size()));
        if (marked.isEmpty()) {
            return "no difference shown"
                    + KeyNumber.SCORE
                            .of(table, result)
                            .flatMap(KeyNumber.Shown::row)
                            .flatMap(row -> table.contrast(result.setting(), row)
                                    .map(contrast -> "; White scores " + scaled(row, contrast)))
                            .orElse("");
        }
        return marked.stream()
                        .limit(named)
                        .map(contrast -> {
                            MetricRow row = table.row(contrast.row()).orElseThrow();
                            return MetricTexts.label(row) + " " + scaled(row, contrast);
                        })
                        .collect(Collectors.joining("; "))
                + (marked.size() > named ? "; " + (marked.size() - named) + " more" : "");
    }
}
