package org.plyspace.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;

/** Numbers that say the same thing in other words, such as White's score and its advantage in Elo: one stands for all. */
final class Relatives {

    private static final String LEVEL_CHANGE = ":level change";

    private Relatives() {}

    /**
     * One difference of each family, in the order of the first ones: that of the family's first number, unless another of them shows a
     * difference and the first does not.
     */
    static List<Contrast> folded(ResultTable table, List<Contrast> contrasts) {
        Map<String, Contrast> families = new LinkedHashMap<>();
        for (Contrast contrast : contrasts) {
            families.merge(family(row(table, contrast)), contrast, (kept, other) -> better(table, kept, other));
        }
        return List.copyOf(families.values());
    }

    private static Contrast better(ResultTable table, Contrast kept, Contrast other) {
        boolean keptDiffers = kept.finding() == Finding.DIFFERENT;
        boolean otherDiffers = other.finding() == Finding.DIFFERENT;
        if (keptDiffers != otherDiffers) {
            return keptDiffers ? kept : other;
        }
        int keptAt = table.rows().indexOf(row(table, kept));
        return keptAt <= table.rows().indexOf(row(table, other)) ? kept : other;
    }

    /** The family of a number; the same text for relatives. */
    static String family(MetricRow row) {
        String metric = row.metric().id();
        return switch (metric) {
            case "score-all", "score", "score-bounds", "imbalance", "first-move" -> "score";
            case "winners", "decisive" -> "winners";
            case "tag", "tag-games", "tag-mattered" ->
                row.id().endsWith(LEVEL_CHANGE)
                        ? "level-change"
                        : "tag" + row.id().substring(metric.length());
            case "level" -> metric;
            case "mean-length", "length" -> "length";
            default -> row.id();
        };
    }

    private static MetricRow row(ResultTable table, Contrast contrast) {
        return table.row(contrast.row()).orElseThrow();
    }
}
