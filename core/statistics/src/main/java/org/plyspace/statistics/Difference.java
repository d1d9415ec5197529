package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The difference of a statistic between two samples. Its interval is Student's, from the standard error; if pairs rarely differ,
 * an exact one; if nothing varies, it follows from how many clusters agree. Immutable.
 */
public final class Difference implements Measurement.Evidence {

    private static final int RESAMPLES = 200;
    private static final double USUAL_POWER = 0.8;
    private static final long MOST = 1_000_000_000;

    private final Measurement measurement;
    private final Uncertainty uncertainty;
    private final double error;
    private final double freedom;
    private final int clusters;
    private final Estimate estimate;

    private Difference(Measurement measurement, Uncertainty uncertainty, double error, double freedom, int clusters) {
        this.measurement = measurement;
        this.uncertainty = uncertainty;
        this.error = error;
        this.freedom = freedom;
        this.clusters = clusters;
        this.estimate = at(Estimates.TAIL);
    }

    /**
     * The second sample's value minus the first's, of unbounded numbers.
     *
     * @see #of(ClusteredSample, ClusteredSample, Measurement, boolean, long, double)
     */
    public static Difference of(
            ClusteredSample baseline, ClusteredSample other, Measurement measurement, boolean paired, long seed) {
        return of(baseline, other, measurement, paired, seed, Double.POSITIVE_INFINITY);
    }

    /**
     * The second sample's value minus the first's.
     *
     * @param paired whether clusters of the same label belong together, such as games from one opening; otherwise all are
     *     independent
     * @param seed the seed for resampling, where a statistic needs it
     * @param most the most that an observation of a mean can be, from 0; infinite if nothing bounds it. Where no observation differs from
     *     another, only this bounds the truth
     * @return NaN throughout if a sample is empty or does not determine the statistic
     */
    public static Difference of(
            ClusteredSample baseline,
            ClusteredSample other,
            Measurement measurement,
            boolean paired,
            long seed,
            double most) {
        double before = measurement.statistic().of(baseline);
        double after = measurement.statistic().of(other);
        if (!Double.isFinite(after - before)) {
            return unknown(measurement);
        }
        double difference = Spread.unlessRounding(after - before, before);
        SortedMap<Integer, int[]> clusters = clusters(baseline, other);
        int common =
                (int) clusters.values().stream().filter(Difference::isInBoth).count();
        boolean shared = paired && common > 0;
        Errors errors = errors(baseline, other, measurement.statistic(), shared, clusters, seed);
        double error = Spread.unlessRounding(errors.error, Math.max(Math.abs(before), Math.abs(after)));
        int telling = shared ? common : Math.min(baseline.clusters(), other.clusters());
        Optional<Uncertainty> rare = shared
                ? RareDifferences.of(baseline, other, measurement, most, difference, clusters.size())
                : Optional.empty();
        Uncertainty uncertainty;
        if (rare.isPresent()) {
            uncertainty = rare.get();
        } else if (error != 0) {
            uncertainty = new Uncertainty.Student(
                    difference, error, errors.freedom, isSignOpen(baseline, other, measurement.statistic()) ? 2 : 1);
        } else if (shared && difference == 0) {
            uncertainty = unchanged(baseline, other, measurement, telling, most);
        } else {
            uncertainty = new InvertedIntervals.ConstantsUncertainty(
                    difference,
                    tail -> measurement.ofConstant(baseline, tail, most),
                    tail -> measurement.ofConstant(other, tail, most),
                    telling);
        }
        return new Difference(measurement, uncertainty, error, errors.freedom, telling);
    }

    /**
     * The sample's value minus a known number.
     *
     * @param seed the seed for resampling, where a statistic needs it
     * @param most the most that an observation of a mean can be, from 0; infinite if nothing bounds it
     * @return NaN throughout if the sample is empty or does not determine the statistic
     */
    public static Difference from(
            double number, ClusteredSample sample, Measurement measurement, long seed, double most) {
        Estimate shown = measurement.of(sample, seed);
        if (!Double.isFinite(shown.mean())) {
            return unknown(measurement);
        }
        double freedom = sample.clusters() - 1.0;
        Uncertainty uncertainty = measurement
                .evidence(sample, shown, most)
                .<Uncertainty>map(evidence -> new FromNumber(number, evidence))
                .orElseGet(() -> new ScaledInterval(number, shown, freedom));
        double error = uncertainty.at(Estimates.TAIL).halfWidth() / Spread.student(freedom);
        return new Difference(measurement, uncertainty, error, freedom, sample.clusters());
    }

    private static Difference unknown(Measurement measurement) {
        Uncertainty.Student nothing = new Uncertainty.Student(Double.NaN, Double.NaN, Double.NaN, 1);
        return new Difference(measurement, nothing, Double.NaN, Double.NaN, 0);
    }

    /** The evidence of a sample on the distance of its value from a number. */
    private record FromNumber(double number, Measurement.Evidence evidence) implements Uncertainty {
        @Override
        public Estimate at(double tail) {
            return less(evidence.at(tail), number);
        }

        @Override
        public double above(double least) {
            return evidence.above(number + least);
        }

        @Override
        public double below(double most) {
            return evidence.below(number + most);
        }
    }

    /** The same where only a 95 % interval of the value is known: others are as much wider as Student's. */
    private static final class ScaledInterval extends InvertedIntervals {
        private final Estimate distance;
        private final double freedom;

        ScaledInterval(double number, Estimate shown, double freedom) {
            this.distance = less(shown, number);
            this.freedom = freedom;
        }

        @Override
        public Estimate at(double tail) {
            double wider = freedom > 0
                    ? TDistribution.of(freedom).inverseSurvivalProbability(tail) / Spread.student(freedom)
                    : Double.NaN;
            return new Estimate(
                    distance.mean(),
                    distance.mean() - wider * (distance.mean() - distance.low()),
                    distance.mean() + wider * (distance.high() - distance.mean()));
        }
    }

    private static Estimate less(Estimate estimate, double number) {
        return new Estimate(estimate.mean() - number, estimate.low() - number, estimate.high() - number);
    }

    /** What is known if pairs do not make the difference vary. */
    private static Uncertainty unchanged(
            ClusteredSample baseline, ClusteredSample other, Measurement measurement, int pairs, double most) {
        if (measurement.statistic() instanceof Quantile quantile) {
            double value = quantile.of(baseline);
            return new InvertedIntervals.UnchangedQuantile(
                    baseline, quantile.share(), GamesInPairs.parted(baseline, other, value), pairs);
        }
        if (measurement.isShare()) {
            return new InvertedIntervals.UnchangedPairs(1, pairs);
        }
        double range = Spread.range(measurement.statistic().influences(baseline).orElseThrow());
        boolean varies = Spread.unlessRounding(range, measurement.statistic().of(baseline)) != 0;
        return new InvertedIntervals.UnchangedPairs(varies ? pairs * range : most, pairs);
    }

    /** The difference with its 95 % interval; NaN where it is unknown. */
    public Estimate estimate() {
        return estimate;
    }

    @Override
    public Estimate at(double tail) {
        return measurement.possible(uncertainty.at(tail));
    }

    @Override
    public double above(double least) {
        return uncertainty.above(least);
    }

    @Override
    public double below(double most) {
        return uncertainty.below(most);
    }

    /** The standard error; 0 if nothing varies, NaN if a sample has fewer than two clusters. */
    public double error() {
        return error;
    }

    /** The degrees of freedom of the error. */
    public double freedom() {
        return freedom;
    }

    /**
     * The number of clusters that determine the difference: if samples are paired those in both, else those of the smaller one.
     */
    public int clusters() {
        return clusters;
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
        double error = moved(before, after, clusters, 1);
        if (isSignOpen(baseline, other, statistic)) {
            error = Math.max(error, moved(before, after, clusters, -1));
        }
        double added = statistic.addedVariance(baseline) + statistic.addedVariance(other);
        return new Errors(Math.hypot(error, Math.sqrt(added)), clusters.size() - 1.0);
    }

    private static boolean isSignOpen(ClusteredSample baseline, ClusteredSample other, Statistic statistic) {
        return statistic.isSignOpen(baseline) || statistic.isSignOpen(other);
    }

    private static double moved(double[] before, double[] after, SortedMap<Integer, int[]> clusters, int sign) {
        return Spread.error(clusters.values().stream()
                .mapToDouble(both -> (both[1] < 0 ? 0 : after[both[1]]) - (both[0] < 0 ? 0 : sign * before[both[0]]))
                .toArray());
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

    /** The two-sided p-value of no difference; NaN if unknown. */
    public double p() {
        return Math.min(1, 2 * Math.min(higherP(), lowerP()));
    }

    /** The one-sided p-value against a difference above 0; NaN if unknown. */
    public double higherP() {
        return uncertainty.above(0);
    }

    /** The one-sided p-value against a difference below 0; NaN if unknown. */
    public double lowerP() {
        return uncertainty.below(0);
    }

    /**
     * The p-value, in either direction, of a true difference no larger than a margin; NaN if unknown.
     *
     * @param margin the margin, above 0
     */
    public double largerP(double margin) {
        return uncertainty.beyond(margin);
    }

    /**
     * The distance of the difference from 0 in standard errors, or, if these are not what decides, the equally improbable number
     * of them: a measure of evidence. NaN if unknown.
     */
    public double deviations() {
        return uncertainty instanceof Uncertainty.Student
                ? Math.abs(estimate.mean()) / error
                : Normals.quantile(p() / 2);
    }

    /**
     * The p-value of a true difference at least as large as a margin, the larger one of two one-sided tests (D. J. Schuirmann,
     * 1987); NaN if unknown.
     *
     * @param margin the margin, above 0
     */
    public double equivalenceP(double margin) {
        return uncertainty.within(margin);
    }

    /**
     * How many more clusters would exclude a number with a probability of 80 %, if the difference is as observed.
     *
     * @param distance how far the number is from the difference
     * @param tail the probability beyond an end of the interval that is to exclude it
     * @return at least 1; empty if they are enough, if no number of clusters would do, or if the variation of the difference is unknown
     */
    public OptionalLong moreToExclude(double distance, double tail) {
        double deviation = deviation(tail);
        return deviation > 0 && distance > 0
                ? more(SampleSize.toExclude(deviation, distance, tail, USUAL_POWER))
                : OptionalLong.empty();
    }

    /**
     * How many more clusters would show with a probability of 80 % that the difference is within a margin, if it is as observed.
     *
     * @param margin the margin, above 0
     * @param tail the probability beyond an end of the interval that is to lie within
     * @return at least 1; empty as for {@link #moreToExclude}
     */
    public OptionalLong moreToStayWithin(double margin, double tail) {
        double deviation = deviation(tail);
        return deviation > 0 && Math.abs(estimate.mean()) < margin
                ? more(SampleSize.toStayWithin(deviation, estimate.mean(), margin, tail, USUAL_POWER))
                : OptionalLong.empty();
    }

    private OptionalLong more(long all) {
        return all > clusters && all < MOST ? OptionalLong.of(all - clusters) : OptionalLong.empty();
    }

    /** The standard deviation per cluster, or the equivalent for an interval of this length; NaN if unknown. */
    private double deviation(double tail) {
        Estimate interval = uncertainty.at(tail);
        double longer = Math.max(interval.high() - interval.mean(), interval.mean() - interval.low());
        double spread = uncertainty instanceof Uncertainty.Student ? error : longer / Normals.quantile(tail);
        return Double.isFinite(spread) ? spread * Math.sqrt(clusters) : Double.NaN;
    }

    @Override
    public String toString() {
        return estimate + ", error " + error + ", " + clusters + " clusters";
    }
}
