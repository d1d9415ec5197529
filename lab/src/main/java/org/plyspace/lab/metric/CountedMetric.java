package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.plyspace.lab.metric.MetricRow.Reading;
import org.plyspace.statistics.Measurement;

/**
 * A metric with the way to count it.
 *
 * @param rows the numbers that a rule set has, in order; none if it cannot have the metric
 */
record CountedMetric(Metric metric, Function<RuleTraits, List<Row>> rows) {

    /** One number, and what a game contributes to it. */
    record Row(MetricRow row, Reading reading) {}

    /** Of one number, which every rule set has. */
    static CountedMetric of(Metric metric, Measurement measurement, Margin margin, Reading reading) {
        return of(metric, measurement, margin, traits -> true, reading);
    }

    /** Of one number, which only some rule sets have. */
    static CountedMetric of(
            Metric metric, Measurement measurement, Margin margin, Predicate<RuleTraits> applies, Reading reading) {
        Row row = new Row(new MetricRow(metric.id(), metric, metric.title(), measurement, margin), reading);
        return new CountedMetric(metric, traits -> applies.test(traits) ? List.of(row) : List.of());
    }

    /** Of numbers that depend on the rule set; {@code list} is given the traits and a list to add to. */
    static CountedMetric ofSeveral(Metric metric, BiConsumer<RuleTraits, Parts> list) {
        return new CountedMetric(metric, traits -> {
            Parts parts = new Parts(metric);
            list.accept(traits, parts);
            return parts.rows;
        });
    }

    /** A metric that is not counted game by game. */
    static CountedMetric ofNone(Metric metric) {
        return new CountedMetric(metric, traits -> List.of());
    }

    /** The numbers of one metric. */
    static final class Parts {

        private final Metric metric;
        private final List<Row> rows = new ArrayList<>();

        private Parts(Metric metric) {
            this.metric = metric;
        }

        void add(String part, String label, Measurement measurement, Margin margin, Reading reading) {
            rows.add(new Row(new MetricRow(metric.id() + ":" + part, metric, label, measurement, margin), reading));
        }
    }

    /** A number a game, of some games. */
    static Reading each(Predicate<GameTrace> counts, ToDoubleFunction<GameTrace> value) {
        return trace -> counts.test(trace) ? new double[] {value.applyAsDouble(trace), 1} : null;
    }

    /** A part of a whole, of which a game without any has nothing to say. */
    static double[] part(double part, double whole) {
        return whole == 0 ? null : new double[] {part, whole};
    }

    /** How many plies of a game are of a kind, and how many could be. */
    static double[] plies(GameTrace trace, IntPredicate whole, IntPredicate part) {
        int[] counted = IntStream.range(0, trace.plies()).filter(whole).toArray();
        return part((double) IntStream.of(counted).filter(part).count(), counted.length);
    }

    /** Likewise where all plies count. */
    static double[] plies(GameTrace trace, IntPredicate part) {
        return plies(trace, ply -> true, part);
    }
}
