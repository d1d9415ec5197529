package org.plyspace.statistics;

import java.util.Arrays;
import org.plyspace.api.PublicApi;

/**
 * The results of pairs of games, each pair from one opening with colours reversed: how many brought the first player 0, 1, 2, 3
 * and 4 half points. Games of a pair depend on each other, pairs do not. Immutable.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class PairCounts {

    /** No pairs. */
    public static final PairCounts NONE = new PairCounts(new int[5]);

    private static final double MOST_HALF_POINTS = 4;
    /** The value that replaces a count of 0 under a logarithm, as in fishtest. */
    private static final double NEXT_TO_NOTHING = 1e-3;

    private final int[] counts;

    private PairCounts(int[] counts) {
        this.counts = counts;
    }

    /**
     * Counts of pairs.
     *
     * @param counts five numbers from 0, by half points; copied
     */
    public static PairCounts of(int... counts) {
        if (counts.length != 5 || Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException(Arrays.toString(counts) + " are not five counts from 0");
        }
        return new PairCounts(counts.clone());
    }

    /** These counts and one more pair with a number of half points, 0 to 4. */
    public PairCounts with(int halfPoints) {
        int[] more = counts.clone();
        more[halfPoints]++;
        return new PairCounts(more);
    }

    /** A copy of the counts, by half points from 0 to 4. */
    public int[] toArray() {
        return counts.clone();
    }

    /** The number of pairs. */
    public int pairs() {
        return Arrays.stream(counts).sum();
    }

    /** The mean share of points, 0 to 1; NaN without pairs. */
    public double mean() {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * share(i);
        }
        return sum / pairs();
    }

    /** The sample variance of the share of points, with n - 1 degrees of freedom; NaN for fewer than two pairs. */
    public double variance() {
        int pairs = pairs();
        return pairs < 2 ? Double.NaN : moment(2) * pairs / (pairs - 1);
    }

    /** The central moment of a pair's share of points, of a given power. */
    double moment(int power) {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * Math.pow(share(i) - mean, power);
        }
        return sum / pairs();
    }

    /** Whether the same player won all pairs. */
    public boolean isSweep() {
        int pairs = pairs();
        return pairs > 0 && (counts[0] == pairs || counts[4] == pairs);
    }

    /** The share of points in a pair with a number of half points. */
    static double share(int halfPoints) {
        return halfPoints / MOST_HALF_POINTS;
    }

    /** The counts with 0 replaced by a small number. */
    double[] regular() {
        return Arrays.stream(counts)
                .mapToDouble(count -> count == 0 ? NEXT_TO_NOTHING : count)
                .toArray();
    }
}
