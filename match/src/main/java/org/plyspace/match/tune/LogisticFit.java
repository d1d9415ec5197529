package org.plyspace.match.tune;

import java.util.List;
import org.plyspace.statistics.LogLikelihood;
import org.plyspace.statistics.LogisticSlope;
import org.plyspace.statistics.NewtonFit;

/**
 * Logistic regression: White's expectancy is the logistic function of a slope times the weighted sum of a position's numbers. Weights are
 * held near those that they start from, more so the fewer examples speak of them.
 */
public final class LogisticFit {

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
     * The weights that fit best.
     *
     * @param start what they are held near; not changed
     * @param slope expectancy is the logistic function of so much times the weighted sum
     * @param holds how much each is held: twice what a deviation by 1 costs, in nats; above 0 where no example speaks of a weight
     */
    public static double[] weights(List<QuietPosition> examples, double[] start, double slope, double[] holds) {
        return NewtonFit.maximum(
                start,
                weights -> {
                    LogLikelihood likelihood = likelihood(examples, weights, slope);
                    for (int i = 0; i < start.length; i++) {
                        likelihood.gradient()[i] -= holds[i] * (weights[i] - start[i]);
                        likelihood.information()[i][i] += holds[i];
                    }
                    return likelihood;
                },
                Double.POSITIVE_INFINITY);
    }

    /** How the log likelihood of some examples runs at these weights, which nothing holds. */
    public static LogLikelihood likelihood(List<QuietPosition> examples, double[] weights, double slope) {
        LogLikelihood likelihood = new LogLikelihood(weights.length);
        double[] gradient = likelihood.gradient();
        for (QuietPosition example : examples) {
            double expected = expectancy(example, weights, slope);
            double error = slope * (example.score() - expected);
            double bend = slope * slope * expected * (1 - expected);
            int[] indexes = example.indexes();
            double[] values = example.values();
            for (int i = 0; i < indexes.length; i++) {
                double[] row = likelihood.information()[indexes[i]];
                double bent = bend * values[i];
                gradient[indexes[i]] += error * values[i];
                for (int j = 0; j <= i; j++) {
                    row[indexes[j]] += bent * values[j];
                }
            }
        }
        return likelihood;
    }
}
