package org.plyspace.bench;

/** The median of sorted values and its distribution-free confidence interval by order statistics. */
final class MedianInterval {

    private static final double MOST_MISSED = 0.05;

    private MedianInterval() {}

    /** The middle value of sorted ones, or the mean of the two middle values. */
    static double median(double... sorted) {
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    /** The number of values to leave out at each end so that the coverage is at least 95 % if there are enough values. */
    static int rank(int values) {
        int rank = 0;
        while (2 * (rank + 1) < values && missed(values, rank + 1) <= MOST_MISSED) {
            rank++;
        }
        return rank;
    }

    /** The probability that the interval covers the median. */
    static double coverage(int values) {
        return 1 - missed(values, rank(values));
    }

    /** The probability that at most {@code rank} of a number of fair coins show heads, or at most that many tails. */
    private static double missed(int values, int rank) {
        double one = Math.pow(0.5, values);
        double all = 0;
        for (int heads = 0; heads <= rank; heads++) {
            all += one;
            one = one * (values - heads) / (heads + 1);
        }
        return 2 * all;
    }
}
