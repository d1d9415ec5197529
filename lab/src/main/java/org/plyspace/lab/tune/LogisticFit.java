package org.plyspace.lab.tune;

import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealVector;
import org.plyspace.lab.statistics.LogisticSlope;

/**
 * Logistic regression: White's expectancy is the logistic function of a slope times the weighted sum of a position's numbers. Weights are
 * held near those that they start from, more so the fewer examples speak of them.
 */
final class LogisticFit {

    private static final int ROUNDS = 60;
    private static final double PRECISION = 1e-7;
    /** How many examples a deviation of a weight by as much as its own size has against it, or by this much if it is small. */
    private static final double HOLD = 20;

    private static final double SMALLEST = 3;

    private LogisticFit() {}

    static double expectancy(double[] numbers, double[] weights, double slope) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i] * weights[i];
        }
        return 1 / (1 + Math.exp(-slope * sum));
    }

    /** The mean cross entropy of an example in nats, as that of games that end as they are expected to. */
    static double loss(double expectancy, double score) {
        double bounded = Math.max(1e-9, Math.min(1 - 1e-9, expectancy));
        return -score * Math.log(bounded) - (1 - score) * Math.log(1 - bounded);
    }

    /** The slope that fits best with these weights, above 0. */
    static double slope(List<QuietPosition> examples, double[] weights) {
        double[] sums = new double[examples.size()];
        double[] scores = new double[examples.size()];
        for (int i = 0; i < sums.length; i++) {
            QuietPosition example = examples.get(i);
            for (int j = 0; j < weights.length; j++) {
                sums[i] += example.numbers()[j] * weights[j];
            }
            scores[i] = example.score();
        }
        return LogisticSlope.of(sums, scores);
    }

    /** The weights that fit best, by Newton's method. */
    static double[] weights(List<QuietPosition> examples, double[] start, double slope) {
        double[] weights = start.clone();
        int size = weights.length;
        for (int round = 0; round < ROUNDS; round++) {
            double[] gradient = new double[size];
            double[][] curvature = new double[size][size];
            for (QuietPosition example : examples) {
                double[] numbers = example.numbers();
                double expected = expectancy(numbers, weights, slope);
                double error = slope * (example.score() - expected);
                double bend = slope * slope * expected * (1 - expected);
                for (int i = 0; i < size; i++) {
                    gradient[i] += error * numbers[i];
                    for (int j = 0; j <= i; j++) {
                        curvature[i][j] += bend * numbers[i] * numbers[j];
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                double width = Math.max(SMALLEST, Math.abs(start[i]));
                double hold = HOLD / (width * width);
                gradient[i] -= hold * (weights[i] - start[i]);
                curvature[i][i] += hold;
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
