package org.plyspace.lab.metric;

import java.util.List;
import java.util.Map;

/**
 * What a game contributes to each number.
 *
 * @param numbers two for each row, NaN if the game contributes nothing to it; not to be changed
 * @param series the result of {@link SeriesKind#read}; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record GameReading(GameSummary summary, int plies, double[] numbers, Map<SeriesKind, double[]> series) {

    static GameReading of(List<CountedMetric.Row> rows, GameTrace trace) {
        double[] numbers = new double[2 * rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            double[] read = rows.get(row).reading().apply(trace);
            numbers[2 * row] = read == null ? Double.NaN : read[0];
            numbers[2 * row + 1] = read == null ? Double.NaN : read[1];
        }
        return new GameReading(trace.summary(), trace.plies(), numbers, SeriesKind.read(trace));
    }

    /** The same contribution under another number of the game and of its opening. */
    GameReading numbered(int number) {
        return new GameReading(summary.numbered(number), plies, numbers, series);
    }
}
