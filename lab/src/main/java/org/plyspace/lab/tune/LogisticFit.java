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
    /** Of 8, 15, 25 and 40 what did best on games not learnt from, in orthodox chess. */
    private static final double WIDTH_OF_A_PLACE = 15;

    private LogisticFit() {}

    static double expectancy(QuietPosition example, double[] weights, double slope) {
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
     * @param held how many of the weights have a size of their own; those after them are held as if it were {@link #WIDTH_OF_A_PLACE}
     */
    static double[] weights(List<QuietPosition> examples, double[] start, double slope, int held) {
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
                double width = i < held ? Math.max(SMALLEST, Math.abs(start[i])) : WIDTH_OF_A_PLACE;
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
