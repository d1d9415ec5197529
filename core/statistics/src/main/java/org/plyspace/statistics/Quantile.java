package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;

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

    private static final double HALF = 0.5;

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

    /**
     * The quantile with the interval that its ranks give, for any distribution (H. A. David and H. N. Nagaraja, Order Statistics, 2003,
     * section 7.1); an end that too few observations determine is infinite.
     *
     * @param tail the probability with which the true quantile lies beyond an end, for each of the two
     */
    Estimate byRanks(ClusteredSample sample, double tail) {
        BinomialDistribution below = BinomialDistribution.of(sample.clusters(), share);
        int low = below.inverseCumulativeProbability(tail);
        int high = below.inverseSurvivalProbability(tail) + 1;
        return new Estimate(of(sample), ranked(sample, low), ranked(sample, high));
    }

    private static double ranked(ClusteredSample sample, int rank) {
        return at((rank - HALF) / sample.clusters(), sample);
    }

    /** The quantile of any share of a sample; infinite for shares beyond 0 and 1. */
    static double at(double share, ClusteredSample sample) {
        return share <= 0
                ? Double.NEGATIVE_INFINITY
                : share >= 1 ? Double.POSITIVE_INFINITY : new Quantile(share).of(sample);
    }

    @Override
    public Optional<double[]> influences(ClusteredSample sample) {
        return Optional.empty();
    }
}
