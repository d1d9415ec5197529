package org.plyspace.report;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.Table;

/** The differences of settings from their baseline as one engine played them, one for each family of numbers. */
final class ChangeLines {

    private static final int MOST_ROWS = 16;
    private static final int MOST_TOLD = 3;

    /** What happens in games; the other groups count how pieces move, which rules of movement change by themselves. */
    private static final Set<MetricGroup> OF_GAMES =
            Set.of(MetricGroup.RESULT, MetricGroup.LENGTH, MetricGroup.CHOICE, MetricGroup.TENSION);

    /** For settings whose only marked differences are of how pieces move. */
    static final String MOVEMENT_ALONE = "only how pieces move differs so far";

    private static final int NARROWEST_LABEL = 16;

    private final ResultTable table;
    private final Map<Setting, List<Contrast>> contrasts = new HashMap<>();

    /** Prepares the differences of a table. */
    ChangeLines(ResultTable table) {
        this.table = table;
        Map<Setting, List<Contrast>> known = table.contrasts().stream()
                .filter(contrast -> !Double.isNaN(contrast.difference().halfWidth()))
                .collect(Collectors.groupingBy(Contrast::setting));
        known.forEach((setting, all) -> contrasts.put(setting, ordered(folded(all))));
    }

    /** The differences of a setting, one for each family of numbers: those that readers ask for first, then those that are marked. */
    private List<Contrast> of(SettingResult result) {
        return contrasts.getOrDefault(result.setting(), List.of());
    }

    /** What games show of a setting, outcomes first: the marked differences, without those that say how pieces move. */
    List<Contrast> findings(SettingResult result) {
        return of(result).stream()
                .filter(contrast -> isMarked(contrast) && isOfGames(contrast))
                .toList();
    }

    /** Whether a difference is marked of how pieces move. */
    boolean differsInMovement(SettingResult result) {
        return of(result).stream().anyMatch(contrast -> isMarked(contrast) && !isOfGames(contrast));
    }

    private static boolean isMarked(Contrast contrast) {
        return contrast.finding() == Contrast.Finding.DIFFERENT;
    }

    private boolean isOfGames(Contrast contrast) {
        return OF_GAMES.contains(table.row(contrast).metric().group());
    }

    /**
     * One difference of each family, in the order of the first ones: that of the family's first number, unless another of them shows a
     * difference and the first does not.
     */
    private List<Contrast> folded(List<Contrast> all) {
        Map<String, Contrast> families = new LinkedHashMap<>();
        for (Contrast contrast : all) {
            families.merge(KeyNumber.family(table.row(contrast)), contrast, (kept, other) -> better(kept, other));
        }
        return List.copyOf(families.values());
    }

    private Contrast better(Contrast kept, Contrast other) {
        if (isMarked(kept) != isMarked(other)) {
            return isMarked(kept) ? kept : other;
        }
        int keptAt = table.rows().indexOf(table.row(kept));
        return keptAt <= table.rows().indexOf(table.row(other)) ? kept : other;
    }

    private List<Contrast> ordered(List<Contrast> folded) {
        return folded.stream()
                .sorted(Comparator.comparing(
                                (Contrast contrast) ->
                                        KeyNumber.of(table.row(contrast)).orElse(null),
                                Comparator.nullsLast(Comparator.naturalOrder()))
                        .thenComparing(contrast -> !isMarked(contrast)))
                .toList();
    }

    /**
     * One setting's differences: the numbers that readers ask for first, then as many of the marked ones as fit.
     *
     * @param heads what stands above the baseline's numbers, and above the setting's
     */
    Table table(SettingResult result, SettingResult baseline, List<String> heads) {
        Table lines = Table.aligned(NARROWEST_LABEL, heads.get(0), heads.get(1), "difference");
        of(result).stream()
                .filter(contrast -> KeyNumber.of(table.row(contrast)).isPresent() || isMarked(contrast))
                .filter(contrast -> isCounted(table.row(contrast), result, baseline))
                .limit(MOST_ROWS)
                .forEach(contrast -> {
                    MetricRow row = table.row(contrast);
                    lines.row(
                            KeyNumber.label(row),
                            MetricTexts.bare(row, baseline.number(row), ">"),
                            MetricTexts.bare(row, result.number(row), ">"),
                            MetricTexts.difference(row, contrast));
                });
        return lines;
    }

    /** Whether the number is not 0 in both: a kind of draw, say, that neither setting had. */
    private static boolean isCounted(MetricRow row, SettingResult... results) {
        return Stream.of(results)
                .flatMap(result -> result.number(row).stream())
                .anyMatch(number -> number.estimate().mean() != 0);
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
                            .filter(contrast ->
                                    KeyNumber.family(table.row(contrast)).equals("score"))
                            .findFirst()
                            .map(contrast -> "; White scores " + difference(contrast))
                            .orElse("");
        }
        return findings.stream()
                        .limit(named)
                        .map(contrast -> KeyNumber.label(table.row(contrast)) + " " + difference(contrast))
                        .collect(Collectors.joining("; "))
                + (findings.size() > named ? "; " + (findings.size() - named) + " more" : "");
    }

    private String difference(Contrast contrast) {
        return MetricTexts.difference(table.row(contrast), contrast.difference());
    }
}
