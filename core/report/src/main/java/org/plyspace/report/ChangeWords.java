package org.plyspace.report;

import java.util.Locale;
import java.util.Set;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Differences in words. */
public final class ChangeWords {

    /** The units that differences are shown in; others add nothing to the names of their numbers. */
    private static final Set<Unit> TOLD = Set.of(Unit.ELO, Unit.PLIES, Unit.NATS);

    private static final String DRAWN = "ending:draw ";

    private ChangeWords() {}

    /**
     * The beginning of a sentence on a difference, without the settings: {@code White scores 4.1 points more}.
     *
     * @param name the name of the number, where the sentence does not call it otherwise
     */
    public static String sentence(MetricRow row, String name, Estimate difference) {
        Unit unit = row.metric().unit();
        String size = size(unit, difference);
        boolean more = difference.mean() > 0;
        return switch (row.id()) {
            case "score", "score-all" -> "White scores " + size + (more ? " more" : " less");
            case "length:median" -> "The median game is " + size + (more ? " longer" : " shorter");
            case "mean-length" -> "Games are " + size + (more ? " longer" : " shorter");
            case "winners", "decisive" -> ofHundred(difference) + (more ? " more" : " fewer") + " games have a winner";
            default -> {
                if (row.id().startsWith(DRAWN)) {
                    yield ofHundred(difference) + (more ? " more" : " fewer") + " games are drawn by "
                            + row.id().substring(DRAWN.length());
                }
                yield capital(name) + ": " + size + (more ? " more" : less(unit));
            }
        };
    }

    /** A difference of a share of games without its sign: {@code 7 of 100}. */
    private static String ofHundred(Estimate difference) {
        Estimate shown = difference.times(Unit.PER_CENT);
        return EstimateText.number(shown, Math.abs(shown.mean())) + " of 100";
    }

    private static String less(Unit unit) {
        return unit.equals(Unit.PLIES) || unit.equals(Unit.MOVES) ? " fewer" : " less";
    }

    /** A difference without its sign: {@code 4.1 points}. */
    public static String size(Unit unit, Estimate difference) {
        Estimate shown = difference.times(unit.factor());
        return EstimateText.number(shown, Math.abs(shown.mean())) + noun(unit);
    }

    /** The unit of differences, preceded by a space; empty if they have none. */
    public static String noun(Unit unit) {
        return unit.isShare() ? " points" : TOLD.contains(unit) ? " " + unit.word() : "";
    }

    /** A text with its first letter in upper case. */
    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
