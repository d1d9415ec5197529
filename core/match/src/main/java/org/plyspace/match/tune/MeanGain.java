package org.plyspace.match.tune;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** How much better positions are foreseen that were not learnt from, where those of one game depend on each other. */
final class MeanGain {

    /** The sum and the number of positions, by game. */
    private final Map<Integer, double[]> games = new LinkedHashMap<>();

    /** Adds a position of a game, with any measure of its gain. */
    void add(int game, double gain) {
        double[] sums = games.computeIfAbsent(game, unused -> new double[2]);
        sums[0] += gain;
        sums[1]++;
    }

    /**
     * The mean over all positions, with its 95 % interval over games.
     *
     * @throws IllegalArgumentException if there are none
     */
    Estimate mean() {
        double[] sums = games.values().stream().mapToDouble(of -> of[0]).toArray();
        double[] counts = games.values().stream().mapToDouble(of -> of[1]).toArray();
        return Estimates.ratio(sums, counts);
    }
}
