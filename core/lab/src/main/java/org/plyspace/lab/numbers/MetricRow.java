package org.plyspace.lab.numbers;

import java.util.OptionalDouble;
import java.util.function.Function;
import org.plyspace.statistics.Measurement;

/**
 * One number of a metric, for rule sets that have it. Equal rows have equal ids.
 *
 * @param id the unique id: that of the metric, followed by a colon and a part if it has several numbers: {@code tag:hijack}
 * @param metric the metric
 * @param label the label in tables, unique within the metric's group
 * @param measurement how its value and interval are computed
 * @param margin the largest difference at which settings are alike
 */
public record MetricRow(String id, Metric metric, String label, Measurement measurement, Margin margin) {

    private static final double DRAWN = 0.5;

    /** Whether a name is that of the number, or of its metric, which stands for all its numbers. */
    public boolean isNamed(String name) {
        return id.equals(name) || metric.id().equals(name) || OwnMetrics.isCalled(this, name);
    }

    /** The same number beside others of its name that count something else: its id and its label say what it counts. */
    MetricRow toldApart(String counts) {
        return new MetricRow(id + " (" + counts + ")", metric, label + " (" + counts + ")", measurement, margin);
    }

    /** The same number with another label. */
    MetricRow called(String name) {
        return new MetricRow(id, metric, name, measurement, margin);
    }

    /**
     * What a game that was cut off counts in the same share of all games; empty if the number is no share of those that ended. Which games
     * end may depend on the rules: such a share can differ although as many games end so as before. Next to it belongs the same share of
     * all games.
     */
    OptionalDouble cutOffCounts() {
        return switch (metric.id()) {
            case "score" -> OptionalDouble.of(DRAWN);
            case "decisive", "ending" -> OptionalDouble.of(0);
            default -> OptionalDouble.empty();
        };
    }

    /** Whether games that were cut off could move the number to either side: it alone does not show that settings are alike. */
    boolean isBounded() {
        return cutOffCounts().isPresent() || metric.id().equals(RestrictedMetrics.SCORE);
    }

    /** What a finished game counts in the same share of all games, 0 to 1, for a number that {@link #isBounded}. */
    double counts(GameSummary game) {
        return switch (metric.id()) {
            case "decisive" -> game.isDecisive() ? 1 : 0;
            case "ending" -> EndingKinds.isOf(this, game) ? 1 : 0;
            default -> game.whitePoints();
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MetricRow row && id.equals(row.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** What a game contributes: two numbers as {@link Measurement} expects them, or null if the game contributes nothing. */
    interface Reading extends Function<GameTrace, double[]> {}
}
