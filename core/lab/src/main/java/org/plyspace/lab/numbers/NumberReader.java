package org.plyspace.lab.numbers;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.statistics.Measurement;

/** Reads from games what they contribute to one number that is a share, mean or ratio over games. Immutable. */
public final class NumberReader {

    private final CountedMetric.Row row;

    private NumberReader(CountedMetric.Row row) {
        this.row = row;
    }

    /**
     * Finds a number.
     *
     * @param name the name of a metric, which stands for its first such number, or of one of its numbers
     * @param traits the traits of the rule set
     * @throws UsageException if the rule set has no such number, or it is not of that kind
     */
    public static NumberReader of(String name, RuleTraits traits) {
        Metrics.checkName(name, List.of(traits));
        List<CountedMetric.Row> rows = Metrics.rows(traits).stream()
                .filter(each -> each.row().isNamed(name))
                .toList();
        return rows.stream()
                .filter(NumberReader::adds)
                .findFirst()
                .map(NumberReader::new)
                .orElseThrow(() -> new UsageException(
                        rows.isEmpty()
                                ? "no game of " + traits.rules().setting() + " has the number '" + name + "'"
                                : "'" + name + "' is no share, mean or ratio that can be formed game by game"));
    }

    /** The ids of all such numbers of a rule set. */
    public static List<String> ids(RuleTraits traits) {
        return Metrics.rows(traits).stream()
                .filter(NumberReader::adds)
                .map(each -> each.row().id())
                .toList();
    }

    private static boolean adds(CountedMetric.Row row) {
        Measurement measurement = row.row().measurement();
        return !row.row().metric().judged()
                && (measurement == Measurement.SHARE_OF_GAMES
                        || measurement == Measurement.SHARE_OF_MOVES
                        || measurement == Measurement.MEAN
                        || measurement == Measurement.RATIO);
    }

    /** The number. */
    public MetricRow row() {
        return row.row();
    }

    /** The two numbers, part and whole, that a game contributes; empty if it contributes nothing. */
    public Optional<double[]> read(GameTrace trace) {
        return Optional.ofNullable(row.reading().apply(trace));
    }
}
