package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The difference in Elo by Davidson's model (1970), which depends on the odds of wins to losses and not on draws: 400 log10 of
 * the ratio of the sums of the first and second numbers. One half is added to both, so that it is finite (Haldane, 1956).
 */
final class OddsElo implements Statistic {

    private static final double SCALE = 400;
    private static final double SLOPE = SCALE / Math.log(10);
    private static final double HALF = 0.5;

    @Override
    public ToDoubleFunction<int[]> byWeights(ClusteredSample sample) {
        double[] wins = sample.firstTotals();
        double[] losses = sample.secondTotals();
        return weights -> {
            double won = HALF;
            double lost = HALF;
            for (int i = 0; i < weights.length; i++) {
                won += weights[i] * wins[i];
                lost += weights[i] * losses[i];
            }
            return SCALE * Math.log10(won / lost);
        };
    }

    @Override
    public Optional<double[]> influences(ClusteredSample sample) {
        double[] wins = sample.firstTotals();
        double[] losses = sample.secondTotals();
        double won = HALF + Arrays.stream(wins).sum();
        double lost = HALF + Arrays.stream(losses).sum();
        double[] influences = new double[wins.length];
        Arrays.setAll(influences, i -> SLOPE * (wins[i] / won - losses[i] / lost));
        return Optional.of(influences);
    }

    /**
     * The variance of the log odds, which with the games themselves is 1 / (wins + 1/2) + 1 / (losses + 1/2) (J. J. Gart,
     * Biometrika 53, 1966).
     */
    @Override
    public double addedVariance(ClusteredSample sample) {
        double won = HALF + Arrays.stream(sample.firstTotals()).sum();
        double lost = HALF + Arrays.stream(sample.secondTotals()).sum();
        return SLOPE * SLOPE * HALF * (1 / (won * won) + 1 / (lost * lost));
    }
}
