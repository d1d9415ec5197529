package org.plyspace.statistics;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * By how much a number is larger in one sample than in another.
 *
 * @param estimate with its 95 % interval, Student's by the standard error; where that is 0, from the intervals of both numbers
 * @param error the standard error; 0 where nothing varies, NaN where a sample has fewer than two clusters
 * @param freedom its degrees of freedom
 * @param clusters how many tell of it: where samples are paired those in both, else those of the smaller one
 */
public record Difference(Estimate estimate, double error, double freedom, int clusters) {

    private static final int RESAMPLES = 200;
    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;

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

    /** Where neither number varies, as little is known of the difference as of both (R. G. Newcombe, Statistics in Medicine 17, 1998). */
    private static Estimate ofConstants(double difference, Estimate before, Estimate after) {
        double down = Math.hypot(after.mean() - after.low(), before.high() - before.mean());
        double up = Math.hypot(after.high() - after.mean(), before.mean() - before.low());
        return new Estimate(difference, difference - down, difference + up);
    }

    /** Where no pair differs, those that do, by 1 at most, are so few that likely none of so many is among them. */
    private static Estimate ofNone(int pairs) {
        return Estimate.around(0, 1 - Math.pow(TAIL, 1.0 / pairs));
    }

    /**
     * How likely a difference as large is if there is none, two-sided; NaN if that is not known. Where nothing varies, that so many coins
     * fall alike.
     */
    public double p() {
        return Math.min(1, 2 * beyond(Math.abs(estimate.mean())));
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
     * How many standard errors the difference is away from 0, where nothing varies as many as are as unlikely: the measure of how much it
     * says. NaN if that is not known.
     */
    public double deviations() {
        return error == 0
                ? NormalDistribution.of(0, 1).inverseSurvivalProbability(p() / 2)
                : Math.abs(estimate.mean()) / error;
    }

    /**
     * How likely a difference as small is if it is as large as a margin, the larger of two one-sided tests' (D. J. Schuirmann, 1987); NaN if
     * that is not known. Where nothing varies, whether the interval lies within the margin is all there is to tell it from.
     *
     * @param margin above 0
     */
    public double equivalenceP(double margin) {
        if (error == 0) {
            return -margin < estimate.low() && estimate.high() < margin ? TAIL : 1;
        }
        return beyond(margin - Math.abs(estimate.mean()));
    }
}
