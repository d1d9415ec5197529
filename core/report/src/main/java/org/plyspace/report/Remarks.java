package org.plyspace.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Sentences on what numbers do not tell by themselves: whether a rule acted, whether play was weak, which moves only one setting has. */
public final class Remarks {

    /** The mean depth, in plies, below which play is weak: a move, the answer and the answer to that are not all seen. */
    private static final double SHALLOW = 3;

    private static final String IN_GAMES = "tag-games";
    private static final String SUFFIX = ", games";

    private Remarks() {}

    /** The share of plies below which games have nothing in common worth a word. */
    private static final double TOGETHER = 0.01;

    /**
     * {@code The rule acted in 2 of 40 games, which part after 97.0 % of their plies; the other 38 are the same, move for move. It acts
     * in at most 16.5 % of games.}
     */
    public static String exposure(Exposure exposure) {
        int acted = exposure.pairs() - exposure.identical();
        String most =
                " It acts in at most " + Numbers.percent(exposure.changed().high()) + " of games.";
        if (exposure.isNone()) {
            return "The rule never acted: "
                    + (exposure.pairs() == 1 ? "the only game is" : "all " + exposure.pairs() + " games are")
                    + " the same, move for move." + most;
        }
        if (exposure.identical() == 0 && exposure.shareTogether() < TOGETHER) {
            return "All games differ from the first moves on.";
        }
        String part = Numbers.percent(exposure.shareTogether()) + " of their plies";
        return "The rule acted in " + (exposure.identical() == 0 ? "all " : acted + " of ")
                + Numbers.counted(exposure.pairs(), "game") + ", which part after " + part
                + (exposure.identical() == 0
                        ? "."
                        : "; the other " + exposure.identical() + " are the same, move for move.")
                + (acted <= exposure.identical() ? most : "");
    }

    /** Whether play of a mean depth is weak; that of an engine without search, of depth 0, is not called so. */
    static boolean isWeak(double depth) {
        return depth > 0 && depth < SHALLOW;
    }

    /** A caution where numbers say more of engines than of the rules, beginning with a blank; may be empty. */
    public static String weakPlay(ResultTable table) {
        List<SettingResult> weak = table.settings().stream()
                .filter(result -> isWeak(depth(result)))
                .sorted(Comparator.comparingDouble(Remarks::depth))
                .toList();
        return weak.isEmpty()
                ? ""
                : " Weak play: " + weak.get(0).setting().player()
                        + Numbers.format(" looked %.1f plies deep in ", depth(weak.get(0)))
                        + weak.get(0).setting().spec()
                        + (weak.size() == 1 ? "" : ", and less than 3 in " + (weak.size() - 1) + " more columns")
                        + ". Such numbers may say more of the engine than of the rules; give it more nodes.";
    }

    private static double depth(SettingResult result) {
        return result.depth().map(Estimate::mean).orElse(0.0);
    }

    /** A clause for each special move that one setting lacks: {@code path B only: in 25 % of the games before, not in these rules}. */
    static List<String> oneSided(ResultTable table, SettingResult before, SettingResult after) {
        return table.rows().stream()
                .filter(row -> row.metric().id().equals(IN_GAMES))
                .flatMap(row -> {
                    String name = row.label().replace(SUFFIX, "");
                    Optional<String> was = share(row, before);
                    Optional<String> is = share(row, after);
                    return was.isPresent() == is.isPresent()
                            ? Stream.empty()
                            : Stream.of(was.map(share -> name + ": in " + share + " before, not in these rules")
                                    .orElseGet(() -> name + ": not in the rules before, in " + is.get() + " now"));
                })
                .toList();
    }

    private static Optional<String> share(MetricRow row, SettingResult result) {
        return result.number(row)
                .map(number -> MetricTexts.scaled(row, number.estimate()))
                .map(share -> EstimateText.number(share, share.mean()) + " % of the games");
    }
}
