package org.plyspace.lab.metric;

import java.util.function.Function;
import org.plyspace.statistics.Measurement;

/**
 * One number of a metric for rule sets that have it. Equal rows have equal ids.
 *
 * @param id unique: that of the metric, with a part behind a colon where it has several numbers: {@code tag:hijack}
 * @param metric what it is a number of
 * @param label what a table calls it, unique within the metric's group
 * @param measurement how its number and interval come about
 * @param margin up to what difference settings are alike
 */
public record MetricRow(String id, Metric metric, String label, Measurement measurement, Margin margin) {

    @Override
    public boolean equals(Object other) {
        return other instanceof MetricRow row && id.equals(row.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** What a game contributes: two numbers as {@link Measurement} wants them, or null if it has nothing to say. */
    interface Reading extends Function<GameTrace, double[]> {}
}
