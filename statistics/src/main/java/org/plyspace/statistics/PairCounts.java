package org.plyspace.statistics;

import java.util.Arrays;

/**
 * How pairs of games went, each from one opening with colours changed: how many brought the first player 0, 1, 2, 3 and 4 half points.
 * Games of a pair depend on each other, pairs do not. Immutable.
 */
public final class PairCounts {

    /** No pairs. */
    public static final PairCounts NONE = new PairCounts(new int[5]);

    private static final double MOST_HALF_POINTS = 4;
    /** What counts of nothing become where a logarithm is asked for, as in fishtest. */
    private static final double NEXT_TO_NOTHING = 1e-3;

    private final int[] counts;

    private PairCounts(int[] counts) {
        this.counts = counts;
    }

    /**
     * Of given counts.
     *
     * @param counts by half points, five numbers from 0; copied
     */
    public static PairCounts of(int... counts) {
        if (counts.length != 5 || Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException(Arrays.toString(counts) + " are not five counts from 0");
        }
        return new PairCounts(counts.clone());
    }

    /** With one pair more, which brought so many half points, 0 to 4. */
    public PairCounts with(int halfPoints) {
        int[] more = counts.clone();
        more[halfPoints]++;
        return new PairCounts(more);
    }

    /** By half points from 0 to 4; the caller's own. */
    public int[] toArray() {
        return counts.clone();
    }

    /** How many pairs there are. */
    public int pairs() {
        return Arrays.stream(counts).sum();
    }

    /** The mean share of the points, 0 to 1; NaN of no pairs. */
    public double mean() {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * share(i);
        }
        return sum / pairs();
    }

    /** The variance of the share of the points, with one degree of freedom used up; NaN of fewer than two pairs. */
    public double variance() {
        int pairs = pairs();
        return pairs < 2 ? Double.NaN : moment(2) * pairs / (pairs - 1);
    }

    /** The mean of a power of how far a pair's share of the points is from the mean of all. */
    double moment(int power) {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * Math.pow(share(i) - mean, power);
        }
        return sum / pairs();
    }

    /** Whether all pairs were won by the same player. */
    public boolean isSweep() {
        int pairs = pairs();
        return pairs > 0 && (counts[0] == pairs || counts[4] == pairs);
    }

    /** The share of the points of a pair with so many half points. */
    static double share(int halfPoints) {
        return halfPoints / MOST_HALF_POINTS;
    }

    /** The counts, none of them 0. */
    double[] regular() {
        return Arrays.stream(counts)
                .mapToDouble(count -> count == 0 ? NEXT_TO_NOTHING : count)
                .toArray();
    }
}
