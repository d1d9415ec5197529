package org.plyspace.lab.numbers;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;

/** All metrics, in the order in which they are shown. */
public final class Metrics {

    private Metrics() {}

    /** All metrics; docs/metrics.md has a section on each. */
    public static List<Metric> all() {
        return counted().map(CountedMetric::metric).toList();
    }

    static Stream<CountedMetric> counted() {
        return Stream.of(
                        ResultMetrics.all(),
                        LengthMetrics.all(),
                        SpaceMetrics.all(),
                        ChoiceMetrics.all(),
                        List.of(ChoiceMetrics.openingEntropy()),
                        TensionMetrics.all(),
                        List.of(CountedMetric.ofNone(DepthMeasure.METRIC)),
                        SpecialMetrics.all(),
                        List.of(OwnMetrics.all()))
                .flatMap(List::stream);
    }

    /** The numbers that a rule set can have, and how they are counted. */
    static List<CountedMetric.Row> rows(RuleTraits traits) {
        return counted().flatMap(metric -> metric.rows().apply(traits).stream()).toList();
    }

    /** Finds a metric by its id. */
    public static Optional<Metric> find(String id) {
        return all().stream().filter(metric -> metric.id().equals(id)).findFirst();
    }

    /** The id of a metric that is named by its title: {@code treeComplexity}; any other name as it is. */
    public static String idOf(String name) {
        return all().stream()
                .filter(metric -> metric.title().equalsIgnoreCase(name))
                .map(Metric::id)
                .findFirst()
                .orElse(name);
    }

    /**
     * Explains a metric to people, in several lines.
     *
     * @param id the id of the metric, or of one of its rows: {@code length:median}
     * @throws UsageException if the metric does not exist
     */
    public static String explain(String id) {
        String metricId = id.contains(":") ? id.substring(0, id.indexOf(':')) : id;
        return explain(find(metricId).orElseThrow(() -> new UsageException(unknown(id))));
    }

    /** Explains a metric to people, in several lines. */
    public static String explain(Metric metric) {
        return metric.id() + ": " + metric.title() + ", in " + metric.unit().word() + "\n"
                + metric.meaning() + "\n"
                + "formula: " + metric.formula() + "\n"
                + "source: " + metric.source() + "\n"
                + (metric.judged() ? "needs a judge (--judge)\n" : "");
    }

    /**
     * Refuses the name of a number that no given rule set has.
     *
     * @param name the name of a metric, or of one of its rows
     * @param traits the traits of the rule sets
     * @throws UsageException if the number does not exist; the message lists those that do and suggests the nearest
     */
    public static void checkName(String name, Collection<RuleTraits> traits) {
        int colon = name.indexOf(':');
        if (find(colon < 0 ? name : name.substring(0, colon)).isEmpty()) {
            throw new UsageException(unknown(name));
        }
        if (colon < 0 || EndingKinds.isName(name)) {
            return;
        }
        String metric = name.substring(0, colon + 1);
        List<String> rows = traits.stream()
                .flatMap(of -> rows(of).stream())
                .map(row -> row.row().id())
                .filter(id -> id.startsWith(metric))
                .distinct()
                .toList();
        if (!rows.contains(name)) {
            throw new UsageException("no number '" + Texts.shorten(name) + "'; "
                    + (rows.isEmpty() ? "no number begins with " + metric : "there are " + String.join(", ", rows))
                    + NearestMatch.question(name, rows));
        }
    }

    /**
     * The number of a name in the first rule set that has it; a metric stands for its first number.
     *
     * @param traits the traits of the rule sets
     * @return empty if no rule set has it
     */
    public static Optional<MetricRow> row(String name, Collection<RuleTraits> traits) {
        return traits.stream()
                .flatMap(of -> rows(of).stream())
                .map(CountedMetric.Row::row)
                .filter(row -> row.isNamed(name))
                .findFirst()
                .or(() -> EndingKinds.named(name));
    }

    private static String unknown(String id) {
        List<String> ids = all().stream().map(Metric::id).toList();
        return "no metric '" + Texts.shorten(id) + "'; there are " + String.join(", ", ids)
                + NearestMatch.question(id, ids);
    }
}
