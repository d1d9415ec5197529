package org.plyspace.statistics;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The difference of a statistic between two samples.
 *
 * @param estimate the difference with its 95 % interval: Student's, from the standard error; if that is 0, from the intervals
 *     of both values
 * @param error the standard error; 0 if nothing varies, NaN if a sample has fewer than two clusters
 * @param freedom the degrees of freedom of the error
 * @param clusters the number of clusters that determine the difference: if samples are paired those in both, else those of the
 *     smaller one
 */
public record Difference(Estimate estimate, double error, double freedom, int clusters) {

    private static final int RESAMPLES = 200;
    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;

    /**
     * The second sample's value minus the first's.
     *
     * @param paired whether clusters of the same label belong together, such as games from one opening; otherwise all are
     *     independent
     * @param seed the seed for resampling, where a statistic needs it
     * @return NaN throughout if a sample is empty or does not determine the statistic
     */
    public static Difference of(
            ClusteredSample baseline, ClusteredSample other, Measurement measurement, boolean paired, long seed) {
        double before = measurement.statistic().of(baseline);
        double after = measurement.statistic().of(other);
        if (!Double.isFinite(after - before)) {
            return new Difference(new Estimate(Double.NaN, Double.NaN, Double.NaN), Double.NaN, Double.NaN, 0);
        }
        double difference = Spread.unlessRounding(after - before, before);
        SortedMap<Integer, int[]> clusters = clusters(baseline, other);
        int common =
                (int) clusters.values().stream().filter(Difference::isInBoth).count();
        boolean shared = paired && common > 0;
        Errors errors = errors(baseline, other, measurement.statistic(), shared, clusters, seed);
        double error = Spread.unlessRounding(errors.error, Math.max(Math.abs(before), Math.abs(after)));
        int telling = shared ? common : Math.min(baseline.clusters(), other.clusters());
        Estimate estimate;
        if (error != 0) {
            estimate = Estimate.around(difference, Spread.student(errors.freedom) * error);
        } else if (shared && difference == 0 && measurement == Measurement.SHARE_OF_GAMES) {
            estimate = ofNone(telling);
        } else {
            estimate = ofConstants(difference, measurement.of(baseline, seed), measurement.of(other, seed));
        }
        return new Difference(measurement.possible(estimate), error, errors.freedom, telling);
    }

    private static boolean isInBoth(int[] clusters) {
        return clusters[0] >= 0 && clusters[1] >= 0;
    }

    private record Errors(double error, double freedom) {}

    /** For each label, the index of its cluster in either sample; -1 if it is missing. */
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

    private static Errors errors(
            ClusteredSample baseline,
            ClusteredSample other,
            Statistic statistic,
            boolean shared,
            SortedMap<Integer, int[]> clusters,
            long seed) {
        if (baseline.clusters() < 2 || other.clusters() < 2) {
            return new Errors(Double.NaN, Double.NaN);
        }
        return statistic.influences(baseline).isPresent()
                ? smooth(baseline, other, statistic, shared, clusters)
                : resampled(baseline, other, statistic, shared, clusters, seed);
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
            return welch(
                    Math.hypot(Spread.error(before), Math.sqrt(statistic.addedVariance(baseline))),
                    before.length,
                    Math.hypot(Spread.error(after), Math.sqrt(statistic.addedVariance(other))),
                    after.length);
        }
        double[] moved = clusters.values().stream()
                .mapToDouble(both -> (both[1] < 0 ? 0 : after[both[1]]) - (both[0] < 0 ? 0 : before[both[0]]))
                .toArray();
        double added = statistic.addedVariance(baseline) + statistic.addedVariance(other);
        return new Errors(Math.hypot(Spread.error(moved), Math.sqrt(added)), moved.length - 1.0);
    }

    /** Welch's standard error, with Satterthwaite's degrees of freedom. */
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

    /** The standard deviation; NaN if a resample did not determine the value, such as a quantile beyond what was observed. */
    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return Math.sqrt(squares / (values.length - 1));
    }

    /**
     * If neither value varies, the uncertainty of the difference follows from the intervals of both (R. G. Newcombe, Statistics
     * in Medicine 17, 1998).
     */
    private static Estimate ofConstants(double difference, Estimate before, Estimate after) {
        double down = Math.hypot(after.mean() - after.low(), before.high() - before.mean());
        double up = Math.hypot(after.high() - after.mean(), before.mean() - before.low());
        return new Estimate(difference, difference - down, difference + up);
    }

    /** If no pair differs, differing pairs, by 1 at most, are so rare that a sample of this size probably contains none. */
    private static Estimate ofNone(int pairs) {
        return Estimate.around(0, 1 - Math.pow(TAIL, 1.0 / pairs));
    }

    /**
     * The two-sided p-value of no difference; NaN if unknown. If nothing varies, the probability that as many coins fall alike.
     */
    public double p() {
        return Math.min(1, 2 * beyond(Math.abs(estimate.mean())));
    }

    /** The one-sided p-value against a difference above 0; NaN if unknown. */
    public double higherP() {
        return beyond(estimate.mean());
    }

    /** The one-sided p-value against a difference below 0; NaN if unknown. */
    public double lowerP() {
        return beyond(-estimate.mean());
    }

    /**
     * The p-value, in either direction, of a true difference no larger than a margin; NaN if unknown.
     *
     * @param margin the margin, above 0
     */
    public double largerP(double margin) {
        double size = Math.abs(estimate.mean());
        return Math.min(1, beyond(size - margin) + beyond(size + margin));
    }

    private double beyond(double excess) {
        if (Double.isNaN(error)) {
            return Double.NaN;
        }
        if (error == 0) {
            return excess > 0 ? Math.pow(0.5, clusters) : 1;
        }
        return TDistribution.of(freedom).survivalProbability(excess / error);
    }

    /**
     * The distance of the difference from 0 in standard errors, or, if nothing varies, the equally improbable number of them: a
     * measure of evidence. NaN if unknown.
     */
    public double deviations() {
        return error == 0
                ? NormalDistribution.of(0, 1).inverseSurvivalProbability(p() / 2)
                : Math.abs(estimate.mean()) / error;
    }

    /**
     * The p-value of a true difference at least as large as a margin, the larger one of two one-sided tests (D. J. Schuirmann,
     * 1987); NaN if unknown. If nothing varies, it depends only on whether the interval lies within the margin.
     *
     * @param margin the margin, above 0
     */
    public double equivalenceP(double margin) {
        if (error == 0) {
            return -margin < estimate.low() && estimate.high() < margin ? TAIL : 1;
        }
        return beyond(margin - Math.abs(estimate.mean()));
    }
}
