package org.plyspace.lab.metric;

import java.util.OptionalDouble;
import org.plyspace.statistics.ClusteredSample;

/**
 * Numbers that are shares of the games that ended. Which games end may depend on the rules, so that such a share can differ
 * although as many games end so as before; next to it belongs the same share of all games.
 */
final class EndedGames {

    private static final double DRAWN = 0.5;

    private EndedGames() {}

    /** What a game that was cut off counts in the same share of all games; empty if a number is no share of those that ended. */
    static OptionalDouble cutOffCounts(MetricRow row) {
        return switch (row.metric().id()) {
            case "score" -> OptionalDouble.of(DRAWN);
            case "decisive", "ending" -> OptionalDouble.of(0);
            default -> OptionalDouble.empty();
        };
    }

    /** Whether games that were cut off could move a number to either side, so that it alone does not say that settings are alike. */
    static boolean isBounded(MetricRow row) {
        return cutOffCounts(row).isPresent() || row.metric().id().equals(RestrictedMetrics.SCORE);
    }

    /**
     * The same share of all games, for a number that {@link #isBounded}.
     *
     * @param cutOff what a game that was cut off counts, 0 to 1
     */
    static ClusteredSample ofAll(SettingGames games, MetricRow row, double cutOff) {
        return switch (row.metric().id()) {
            case "decisive" -> games.ofAll(game -> game.isDecisive() ? 1 : 0, cutOff);
            case "ending" -> games.ofAll(game -> EndingKinds.isOf(row, game) ? 1 : 0, cutOff);
            default -> games.ofAll(GameSummary::whitePoints, cutOff);
        };
    }
}
