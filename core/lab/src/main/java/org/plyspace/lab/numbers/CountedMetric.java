package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.MetricRow.Reading;
import org.plyspace.statistics.Measurement;

/**
 * A metric and the way to count it.
 *
 * @param rows gives the numbers that a rule set has, in order; empty if the metric does not apply to it
 */
record CountedMetric(Metric metric, Function<RuleTraits, List<Row>> rows) {

    /** One number, and what a game contributes to it. */
    record Row(MetricRow row, Reading reading) {}

    /** A metric of one number, which every rule set has. */
    static CountedMetric of(Metric metric, Measurement measurement, Margin margin, Reading reading) {
        return of(metric, measurement, margin, traits -> true, reading);
    }

    /** A metric of one number, which only some rule sets have. */
    static CountedMetric of(
            Metric metric, Measurement measurement, Margin margin, Predicate<RuleTraits> applies, Reading reading) {
        Row row = new Row(new MetricRow(metric.id(), metric, metric.title(), measurement, margin), reading);
        return new CountedMetric(metric, traits -> applies.test(traits) ? List.of(row) : List.of());
    }

    /** A metric of several numbers, which depend on the rule set; {@code list} receives the traits and a list to add to. */
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

    /** Collects the numbers of one metric. */
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

    /** One value per game, from those games that count. */
    static Reading each(Predicate<GameTrace> counts, ToDoubleFunction<GameTrace> value) {
        return trace -> counts.test(trace) ? new double[] {value.applyAsDouble(trace), 1} : null;
    }

    /** A part of a whole; a game without any of the whole contributes nothing. */
    static double[] part(double part, double whole) {
        return whole == 0 ? null : new double[] {part, whole};
    }

    /** The number of plies of one kind, among those of a game that could be. */
    static double[] plies(GameTrace trace, IntPredicate whole, IntPredicate part) {
        int[] counted = IntStream.range(0, trace.plies()).filter(whole).toArray();
        return part((double) IntStream.of(counted).filter(part).count(), counted.length);
    }

    /** The number of plies of one kind, among all plies of a game. */
    static double[] plies(GameTrace trace, IntPredicate part) {
        return plies(trace, ply -> true, part);
    }
}
