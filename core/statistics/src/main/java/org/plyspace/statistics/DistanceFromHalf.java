package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The distance of a share from one half, in either direction. Stateless. */
final class DistanceFromHalf implements Statistic {

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
                .map(each ->
                        Arrays.stream(each).map(influence -> sign * influence).toArray());
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
