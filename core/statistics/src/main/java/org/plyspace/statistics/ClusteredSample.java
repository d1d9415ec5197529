package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Pairs of numbers observed, such as a part and its whole, grouped in clusters: games that began with one opening depend on
 * each other, clusters do not. Immutable.
 */
public final class ClusteredSample {

    private final int[] labels;
    /** The first observation of each cluster, followed by the number of observations. */
    private final int[] begins;

    private final double[] first;
    private final double[] second;

    private ClusteredSample(int[] labels, int[] begins, double[] first, double[] second) {
        this.labels = labels;
        this.begins = begins;
        this.first = first;
        this.second = second;
    }

    /**
     * Groups observations given in any order; those of a cluster keep their order.
     *
     * @param clusters the cluster of each observation, any numbers
     * @param first the first number of each observation; copied
     * @param second the second number of each observation; copied
     */
    public static ClusteredSample of(int[] clusters, double[] first, double[] second) {
        if (clusters.length != first.length || clusters.length != second.length) {
            throw new IllegalArgumentException(
                    clusters.length + " clusters of " + first.length + " and " + second.length + " numbers");
        }
        int[] order = order(clusters);
        int[] labels = Arrays.stream(clusters).sorted().distinct().toArray();
        int[] begins = new int[labels.length + 1];
        int cluster = 0;
        for (int i = 0; i < order.length; i++) {
            if (clusters[order[i]] != labels[cluster]) {
                begins[++cluster] = i;
            }
        }
        begins[labels.length] = order.length;
        return new ClusteredSample(
                labels,
                begins,
                IntStream.of(order).mapToDouble(i -> first[i]).toArray(),
                IntStream.of(order).mapToDouble(i -> second[i]).toArray());
    }

    /** The observations sorted stably by cluster. */
    private static int[] order(int[] clusters) {
        IntStream all = IntStream.range(0, clusters.length);
        boolean sorted = IntStream.range(1, clusters.length).allMatch(i -> clusters[i - 1] <= clusters[i]);
        return sorted
                ? all.toArray()
                : all.boxed()
                        .sorted(Comparator.comparingInt(i -> clusters[i]))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    /** The number of observations. */
    public int size() {
        return first.length;
    }

    /** The number of clusters. */
    public int clusters() {
        return labels.length;
    }

    /** Whether every first number is 0 or 1. */
    boolean isAllOrNothing() {
        return Arrays.stream(first).allMatch(number -> number == 0 || number == 1);
    }

    int label(int cluster) {
        return labels[cluster];
    }

    int begin(int cluster) {
        return begins[cluster];
    }

    int end(int cluster) {
        return begins[cluster + 1];
    }

    double first(int observation) {
        return first[observation];
    }

    double second(int observation) {
        return second[observation];
    }

    /** The sum of the first numbers in each cluster. */
    double[] firstTotals() {
        return totals(first);
    }

    /** The sum of the second numbers in each cluster. */
    double[] secondTotals() {
        return totals(second);
    }

    /** The same sample with the sum of both numbers in place of the second. */
    ClusteredSample withTotals() {
        double[] sums = new double[second.length];
        Arrays.setAll(sums, i -> first[i] + second[i]);
        return new ClusteredSample(labels, begins, first, sums);
    }

    private double[] totals(double[] numbers) {
        double[] totals = new double[labels.length];
        for (int cluster = 0; cluster < totals.length; cluster++) {
            for (int i = begins[cluster]; i < begins[cluster + 1]; i++) {
                totals[cluster] += numbers[i];
            }
        }
        return totals;
    }
}
