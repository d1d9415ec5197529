package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The ratio of the sums of the first and the second numbers; a mean if the latter are 1. */
final class Ratio implements Statistic {

    @Override
    public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
        double[] parts = sample.firstTotals();
        double[] wholes = sample.secondTotals();
        return weights -> {
            double part = 0;
            double whole = 0;
            for (int i = 0; i < weights.length; i++) {
                part += weights[i] * parts[i];
                whole += weights[i] * wholes[i];
            }
            return whole == 0 ? Double.NaN : part / whole;
        };
    }

    @Override
    public Optional<double[]> influences(ClusteredSample sample) {
        double[] parts = sample.firstTotals();
        double[] wholes = sample.secondTotals();
        double whole = Arrays.stream(wholes).sum();
        double ratio = Arrays.stream(parts).sum() / whole;
        double[] influences = new double[parts.length];
        Arrays.setAll(influences, i -> (parts[i] - ratio * wholes[i]) / whole);
        return Optional.of(influences);
    }
}
