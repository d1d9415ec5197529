package org.plyspace.match.tune;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.statistics.LogLikelihood;
import org.plyspace.statistics.LogisticSlope;

/**
 * Logistic regression: White's expectancy is the logistic function of a slope times the weighted sum of a position's numbers. Weights
 * are held near their initial values, the more strongly the fewer examples they have.
 */
public final class LogisticFit {

    private static final int PARTS = 8;

    private LogisticFit() {}

    /** White's expected score, 0 to 1. */
    static double expectancy(QuietPosition example, double[] weights, double slope) {
        return 1 / (1 + Math.exp(-slope * example.sum(weights)));
    }

    /** The cross entropy of an example in nats. */
    static double loss(double expectancy, double score) {
        double bounded = Math.max(1e-9, Math.min(1 - 1e-9, expectancy));
        return -score * Math.log(bounded) - (1 - score) * Math.log(1 - bounded);
    }

    /** The slope that fits these weights best, above 0. */
    static double slope(List<QuietPosition> examples, double[] weights) {
        double[] sums =
                examples.stream().mapToDouble(example -> example.sum(weights)).toArray();
        double[] scores = examples.stream().mapToDouble(QuietPosition::score).toArray();
        return LogisticSlope.of(sums, scores);
    }

    /**
     * Fits the weights.
     *
     * @param start the weights that they are held near; not changed
     * @param slope the factor of the weighted sum in the logistic function
     * @param holds how strongly each is held: twice the cost of a deviation by 1, in nats; must be above 0 for weights without examples
     */
    public static double[] weights(List<QuietPosition> examples, double[] start, double slope, double[] holds) {
        return LogLikelihood.maximum(
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

    /** The log likelihood of examples at these weights, without any hold. */
    public static LogLikelihood likelihood(List<QuietPosition> examples, double[] weights, double slope) {
        // Parts of a fixed number, added in order: the sum must not depend on the number of threads.
        List<LogLikelihood> parts = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> ofPart(
                        examples.subList((int) ((long) examples.size() * part / PARTS), (int)
                                ((long) examples.size() * (part + 1) / PARTS)),
                        weights,
                        slope))
                .toList();
        LogLikelihood likelihood = new LogLikelihood(weights.length);
        parts.forEach(part -> likelihood.add(part, 1));
        return likelihood;
    }

    private static LogLikelihood ofPart(List<QuietPosition> examples, double[] weights, double slope) {
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
