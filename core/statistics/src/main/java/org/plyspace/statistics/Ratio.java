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

    /** The distance of a share from one half, in either direction. Stateless. */
    static final class DistanceFromHalf implements Statistic {

        private static final double HALF = 0.5;
        private static final Ratio SHARE = new Ratio();

        @Override
        public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
            ToDoubleFunction<int[]> share = SHARE.byWeights(sample);
            return weights -> Math.abs(share.applyAsDouble(weights) - HALF);
        }

        @Override
        public Optional<double[]> influences(ClusteredSample sample) {
            double sign = SHARE.of(sample) < HALF ? -1 : 1;
            return SHARE.influences(sample)
                    .map(each -> Arrays.stream(each)
                            .map(influence -> sign * influence)
                            .toArray());
        }

        @Override
        public boolean isSignOpen(ClusteredSample sample) {
            double error = Spread.error(influences(sample).orElseThrow());
            return !(of(sample) > Spread.student(sample.clusters() - 1.0) * error);
        }

        /** The interval of the distance, given that of the share. */
        static Estimate fold(Estimate share) {
            double low = Math.abs(share.low() - HALF);
            double high = Math.abs(share.high() - HALF);
            boolean around = share.low() < HALF && share.high() > HALF;
            return new Estimate(Math.abs(share.mean() - HALF), around ? 0 : Math.min(low, high), Math.max(low, high));
        }
    }
}
