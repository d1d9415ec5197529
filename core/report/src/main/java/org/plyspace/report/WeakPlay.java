package org.plyspace.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/** A caution where engines looked so few plies ahead that numbers say more of them than of the rules. */
public final class WeakPlay {

    /** The mean depth, in plies, below which play is weak: a move, the answer and the answer to that are not all seen. */
    private static final double SHALLOW = 3;

    private WeakPlay() {}

    /** Whether play of a mean depth is weak; an engine that does not search has depth 0, and is known for what it is. */
    static boolean isWeak(double depth) {
        return depth > 0 && depth < SHALLOW;
    }

    /** The caution, beginning with a blank; empty if none is needed. */
    public static String caution(ResultTable table) {
        List<SettingResult> weak = table.settings().stream()
                .filter(result -> isWeak(depth(result)))
                .sorted(Comparator.comparingDouble(WeakPlay::depth))
                .toList();
        return weak.isEmpty()
                ? ""
                : " Weak play: " + words(weak.get(0))
                        + (weak.size() == 1 ? "" : ", and less than 3 in " + (weak.size() - 1) + " more columns")
                        + ". Such numbers may say more of the engine than of the rules; give it more nodes.";
    }

    private static double depth(SettingResult result) {
        return result.depth().map(Estimate::mean).orElse(0.0);
    }

    private static String words(SettingResult result) {
        return result.setting().player()
                + String.format(Locale.ROOT, " looked %.1f plies deep in ", depth(result))
                + result.setting().spec();
    }
}
