package org.plyspace.lab.metric;

import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * How much a setting's rules had to do with its games: the pairs of games of one opening and engine that are the same in the baseline.
 *
 * @param baseline the baseline
 * @param setting the setting compared with it
 * @param pairs the number of pairs, from 1
 * @param identical the number of pairs with the same moves, result and reason
 * @param together the plies before the games of a pair part, summed over pairs
 * @param plies the plies of the longer game of a pair, summed over pairs
 */
public record Exposure(Setting baseline, Setting setting, int pairs, int identical, long together, long plies) {

    /** The share of games that differ, with its interval: rules can have changed no more. Two searches may differ by chance too. */
    public Estimate changed() {
        return Estimates.proportion(pairs - identical, pairs);
    }

    /** Whether all games are identical. */
    public boolean isNone() {
        return identical == pairs;
    }

    /** The share of the longer game's plies before the games of a pair part; NaN if no game has any. */
    public double shareTogether() {
        return (double) together / plies;
    }
}
