package org.plyspace.match.tune;

import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealVector;
import org.plyspace.statistics.LogisticSlope;

/**
 * Logistic regression: White's expectancy is the logistic function of a slope times the weighted sum of a position's numbers. Weights are
 * held near those that they start from, more so the fewer examples speak of them.
 */
public final class LogisticFit {

    private static final int ROUNDS = 60;
    private static final double PRECISION = 1e-7;

    private LogisticFit() {}

    /** What White is expected to score, 0 to 1. */
    public static double expectancy(QuietPosition example, double[] weights, double slope) {
        return 1 / (1 + Math.exp(-slope * example.sum(weights)));
    }

    /** The mean cross entropy of an example in nats, as that of games that end as they are expected to. */
    static double loss(double expectancy, double score) {
        double bounded = Math.max(1e-9, Math.min(1 - 1e-9, expectancy));
        return -score * Math.log(bounded) - (1 - score) * Math.log(1 - bounded);
    }

    /** The slope that fits best with these weights, above 0. */
    static double slope(List<QuietPosition> examples, double[] weights) {
        double[] sums =
                examples.stream().mapToDouble(example -> example.sum(weights)).toArray();
        double[] scores = examples.stream().mapToDouble(QuietPosition::score).toArray();
        return LogisticSlope.of(sums, scores);
    }

    /**
     * The weights that fit best, by Newton's method.
     *
     * @param start what they are held near; not changed
     * @param slope expectancy is the logistic function of so much times the weighted sum
     * @param holds how much each is held: twice what a deviation by 1 costs, in nats; above 0 where no example speaks of a weight
     */
    public static double[] weights(List<QuietPosition> examples, double[] start, double slope, double[] holds) {
        double[] weights = start.clone();
        int size = weights.length;
        for (int round = 0; round < ROUNDS; round++) {
            double[] gradient = new double[size];
            double[][] curvature = new double[size][size];
            for (QuietPosition example : examples) {
                double expected = expectancy(example, weights, slope);
                double error = slope * (example.score() - expected);
                double bend = slope * slope * expected * (1 - expected);
                int[] indexes = example.indexes();
                double[] values = example.values();
                for (int i = 0; i < indexes.length; i++) {
                    double[] row = curvature[indexes[i]];
                    double bent = bend * values[i];
                    gradient[indexes[i]] += error * values[i];
                    for (int j = 0; j <= i; j++) {
                        row[indexes[j]] += bent * values[j];
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                gradient[i] -= holds[i] * (weights[i] - start[i]);
                curvature[i][i] += holds[i];
                for (int j = 0; j < i; j++) {
                    curvature[j][i] = curvature[i][j];
                }
            }
            RealVector step = new LUDecomposition(new Array2DRowRealMatrix(curvature, false))
                    .getSolver()
                    .solve(new ArrayRealVector(gradient, false));
            for (int i = 0; i < size; i++) {
                weights[i] += step.getEntry(i);
            }
            if (step.getLInfNorm() < PRECISION) {
                break;
            }
        }
        return weights;
    }
}
