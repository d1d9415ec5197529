package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * A quantile of censored observations (Kaplan and Meier, 1958): the smallest value that at least this share does not exceed.
 * The first number of an observation is its value, the second is 1 if the value is exact and 0 if it is only a lower bound.
 * Infinite if too few values are exact.
 *
 * @param share the share, between 0 and 1 exclusive
 */
record Quantile(double share) implements Statistic {

    /** The tolerance for rounding when sums of weights are compared with 1 - share. */
    private static final double TOLERANCE = 1e-9;

    @Override
    public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
        int[] clusterOf = new int[sample.size()];
        for (int cluster = 0; cluster < sample.clusters(); cluster++) {
            Arrays.fill(clusterOf, sample.begin(cluster), sample.end(cluster), cluster);
        }
        // At equal values, exact ones come before censored ones.
        int[] order = IntStream.range(0, sample.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(sample::first).thenComparingDouble(i -> -sample.second(i)))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] clusters = IntStream.of(order).map(i -> clusterOf[i]).toArray();
        double[] values = IntStream.of(order).mapToDouble(sample::first).toArray();
        double[] seen = IntStream.of(order).mapToDouble(sample::second).toArray();
        return weights -> quantile(clusters, values, seen, weights);
    }

    private double quantile(int[] clusters, double[] values, double[] seen, int[] weights) {
        int atRisk = 0;
        for (int cluster : clusters) {
            atRisk += weights[cluster];
        }
        double surviving = 1;
        for (int at = 0; at < values.length; ) {
            double value = values[at];
            double ended = 0;
            int left = 0;
            while (at < values.length && values[at] == value) {
                int weight = weights[clusters[at]];
                ended += seen[at] * weight;
                left += weight;
                at++;
            }
            if (ended > 0) {
                surviving *= 1 - ended / atRisk;
                if (surviving <= 1 - share + TOLERANCE) {
                    return value;
                }
            }
            atRisk -= left;
        }
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public Optional<double[]> influences(ClusteredSample sample) {
        return Optional.empty();
    }
}
