package org.plyspace.lab.numbers;

import java.util.List;
import java.util.OptionalInt;

/** Reads from a game what it contributes to each number that its rule set can have. Immutable. */
public final class GameReader {

    private final List<CountedMetric.Row> rows;
    private final List<String> ids;

    /** Creates a reader for the games of a rule set. */
    public GameReader(RuleTraits traits) {
        this.rows = Metrics.rows(traits);
        this.ids = rows.stream().map(row -> row.row().id()).toList();
    }

    /** The ids of the numbers, in the order of {@link GameRow#numbers}. */
    public List<String> ids() {
        return ids;
    }

    /** The number at a place in that order, from 0. */
    MetricRow number(int index) {
        return rows.get(index).row();
    }

    /**
     * The row of a game.
     *
     * @param sharedPlies the number of opening moves that equal the baseline's
     */
    public GameRow row(GameTrace trace, int sharedPlies) {
        double[] numbers = new double[2 * rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            double[] read = rows.get(row).reading().apply(trace);
            numbers[2 * row] = read == null ? Double.NaN : read[0];
            numbers[2 * row + 1] = read == null ? Double.NaN : read[1];
        }
        return new GameRow(trace.summary(), sharedPlies, trace.plies(), OptionalInt.empty(), ids, numbers);
    }
}
