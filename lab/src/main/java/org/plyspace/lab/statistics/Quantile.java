package org.plyspace.lab.statistics;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * A quantile where not all is seen to its end (Kaplan and Meier, 1958): the smallest value that at least this share does not exceed. The
 * first number of an observation is its value, the second 1 if it is that and 0 if it is only known to be at least that. Infinite where
 * too little was seen to its end to tell.
 *
 * @param share from 0 to 1, both exclusive
 */
record Quantile(double share) implements Statistic {

    /** Sums of weights by 1 - share come out a little larger or smaller. */
    private static final double TOLERANCE = 1e-9;

    @Override
    public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
        int[] clusterOf = new int[sample.size()];
        for (int cluster = 0; cluster < sample.clusters(); cluster++) {
            for (int i = sample.begin(cluster); i < sample.end(cluster); i++) {
                clusterOf[i] = cluster;
            }
        }
        // What is seen to its end goes before what is cut off there.
        int[] order = IntStream.range(0, sample.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(sample::first).thenComparingDouble(i -> -sample.second(i)))
                .mapToInt(Integer::intValue)
                .toArray();
        return weights -> quantile(sample, order, clusterOf, weights);
    }

    private double quantile(ClusteredSample sample, int[] order, int[] clusterOf, int[] weights) {
        double atRisk = 0;
        for (int i : order) {
            atRisk += weights[clusterOf[i]];
        }
        double surviving = 1;
        for (int at = 0; at < order.length; ) {
            double value = sample.first(order[at]);
            double ended = 0;
            double left = 0;
            while (at < order.length && sample.first(order[at]) == value) {
                double weight = weights[clusterOf[order[at]]];
                ended += sample.second(order[at]) * weight;
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
