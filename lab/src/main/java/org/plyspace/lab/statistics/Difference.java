package org.plyspace.lab.statistics;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * By how much a number is larger in one sample than in another.
 *
 * @param estimate with its 95 % interval, Student's by the standard error
 * @param error the standard error; NaN where a sample has fewer than two clusters
 * @param freedom its degrees of freedom
 */
public record Difference(Estimate estimate, double error, double freedom) {

    private static final int RESAMPLES = 200;

    /**
     * Of the second sample from the first one.
     *
     * @param paired whether clusters of the same label belong together, such as games from one opening; else all are independent
     * @param seed of what is resampled where a statistic needs it
     * @return NaN throughout where a sample is empty or tells nothing
     */
    public static Difference of(
            ClusteredSample baseline, ClusteredSample other, Measurement measurement, boolean paired, long seed) {
        double before = measurement.statistic().of(baseline);
        double after = measurement.statistic().of(other);
        double difference = after - before;
        if (!Double.isFinite(difference)) {
            return new Difference(new Estimate(Double.NaN, Double.NaN, Double.NaN), Double.NaN, Double.NaN);
        }
        SortedMap<Integer, int[]> clusters = clusters(baseline, other);
        boolean shared = paired && clusters.values().stream().anyMatch(both -> both[0] >= 0 && both[1] >= 0);
        Errors errors = measurement.statistic().influences(baseline).isPresent()
                ? smooth(baseline, other, measurement.statistic(), shared, clusters)
                : resampled(baseline, other, measurement.statistic(), shared, clusters, seed);
        Estimate estimate = errors.error == 0 && difference == 0
                ? ofNone(measurement.of(baseline, seed), measurement.of(other, seed))
                : Estimate.around(difference, Spread.student(errors.freedom) * errors.error);
        return new Difference(estimate, errors.error, errors.freedom);
    }

    private record Errors(double error, double freedom) {}

    /** For each label where its cluster is in either sample; -1 for nowhere. */
    private static SortedMap<Integer, int[]> clusters(ClusteredSample baseline, ClusteredSample other) {
        SortedMap<Integer, int[]> found = new TreeMap<>();
        for (int i = 0; i < baseline.clusters(); i++) {
            found.put(baseline.label(i), new int[] {i, -1});
        }
        for (int i = 0; i < other.clusters(); i++) {
            found.computeIfAbsent(other.label(i), unused -> new int[] {-1, -1})[1] = i;
        }
        return found;
    }

    private static Errors smooth(
            ClusteredSample baseline,
            ClusteredSample other,
            Statistic statistic,
            boolean shared,
            SortedMap<Integer, int[]> clusters) {
        double[] before = statistic.influences(baseline).orElseThrow();
        double[] after = statistic.influences(other).orElseThrow();
        if (!shared) {
            return welch(Spread.error(before), before.length, Spread.error(after), after.length);
        }
        double[] moved = clusters.values().stream()
                .mapToDouble(both -> (both[1] < 0 ? 0 : after[both[1]]) - (both[0] < 0 ? 0 : before[both[0]]))
                .toArray();
        return new Errors(Spread.error(moved), moved.length - 1.0);
    }

    /** Welch's test, with the degrees of freedom of Satterthwaite. */
    private static Errors welch(double before, int clustersBefore, double after, int clustersAfter) {
        double first = before * before;
        double second = after * after;
        double sum = first + second;
        double freedom = sum == 0
                ? clustersBefore + clustersAfter - 2.0
                : sum * sum / (first * first / (clustersBefore - 1) + second * second / (clustersAfter - 1));
        return new Errors(Math.sqrt(sum), freedom);
    }

    private static Errors resampled(
            ClusteredSample baseline,
            ClusteredSample other,
            Statistic statistic,
            boolean shared,
            SortedMap<Integer, int[]> clusters,
            long seed) {
        if (baseline.clusters() < 2 || other.clusters() < 2) {
            return new Errors(Double.NaN, Double.NaN);
        }
        Bootstrap bootstrap = new Bootstrap(seed);
        ToDoubleFunction<int[]> before = statistic.byWeights(baseline);
        ToDoubleFunction<int[]> after = statistic.byWeights(other);
        int[] weightsBefore = new int[baseline.clusters()];
        int[] weightsAfter = new int[other.clusters()];
        int[] weightsOfAll = new int[clusters.size()];
        double[] differences = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            if (shared) {
                bootstrap.draw(weightsOfAll);
                spread(clusters, weightsOfAll, weightsBefore, weightsAfter);
            } else {
                bootstrap.draw(weightsBefore);
                bootstrap.draw(weightsAfter);
            }
            differences[i] = after.applyAsDouble(weightsAfter) - before.applyAsDouble(weightsBefore);
        }
        double freedom = shared ? clusters.size() - 1.0 : baseline.clusters() + other.clusters() - 2.0;
        return new Errors(deviation(differences), freedom);
    }

    private static void spread(SortedMap<Integer, int[]> clusters, int[] weights, int[] before, int[] after) {
        int next = 0;
        for (int[] both : clusters.values()) {
            if (both[0] >= 0) {
                before[both[0]] = weights[next];
            }
            if (both[1] >= 0) {
                after[both[1]] = weights[next];
            }
            next++;
        }
    }

    /** NaN if a resample told nothing, as where a quantile lies beyond what was seen. */
    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return Math.sqrt(squares / (values.length - 1));
    }

    /** Where nothing varies, as little is known of the difference as of both numbers (R. G. Newcombe, Statistics in Medicine 17, 1998). */
    private static Estimate ofNone(Estimate before, Estimate after) {
        double down = Math.hypot(after.mean() - after.low(), before.high() - before.mean());
        double up = Math.hypot(after.high() - after.mean(), before.mean() - before.low());
        return new Estimate(0, -down, up);
    }

    /** How likely a difference as large is if there is none, two-sided; NaN if that is not known. */
    public double p() {
        if (Double.isNaN(error)) {
            return Double.NaN;
        }
        if (error == 0) {
            return estimate.mean() == 0 ? 1 : 0;
        }
        return 2 * TDistribution.of(freedom).survivalProbability(Math.abs(estimate.mean()) / error);
    }

    /** How likely a difference as far above 0 is if there is none, one-sided; NaN if that is not known. */
    public double higherP() {
        return beyond(estimate.mean());
    }

    /** How likely a difference as far below 0 is if there is none, one-sided; NaN if that is not known. */
    public double lowerP() {
        return beyond(-estimate.mean());
    }

    /**
     * How likely a difference as large, in whatever direction, is if it is as small as a margin; NaN if that is not known.
     *
     * @param margin above 0
     */
    public double largerP(double margin) {
        return beyond(Math.abs(estimate.mean()) - margin);
    }

    private double beyond(double excess) {
        if (Double.isNaN(error)) {
            return Double.NaN;
        }
        return error == 0 ? (excess > 0 ? 0 : 1) : TDistribution.of(freedom).survivalProbability(excess / error);
    }

    /** How many standard errors the difference is away from 0; the measure of how much it says. NaN if that is not known. */
    public double deviations() {
        return error == 0 ? (estimate.mean() == 0 ? 0 : Double.POSITIVE_INFINITY) : Math.abs(estimate.mean()) / error;
    }

    /**
     * How likely a difference as small is if it is as large as a margin, the larger of two one-sided tests' (D. J. Schuirmann, 1987); NaN if
     * that is not known.
     *
     * @param margin above 0
     */
    public double equivalenceP(double margin) {
        if (Double.isNaN(error)) {
            return Double.NaN;
        }
        double least = margin - Math.abs(estimate.mean());
        if (error == 0) {
            return least > 0 && estimate.isExact() ? 0 : 1;
        }
        return TDistribution.of(freedom).survivalProbability(least / error);
    }
}
