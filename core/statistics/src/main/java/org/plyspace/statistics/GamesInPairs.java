package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Two samples with one observation of each label, a number and 1: pairs, one by one, where a label is in both. */
final class GamesInPairs {

    private GamesInPairs() {}

    /**
     * The second first number less the first one, pair by pair.
     *
     * @return empty if a label has several observations in a sample, or the second number of one is not 1
     */
    static Optional<double[]> differences(ClusteredSample baseline, ClusteredSample other) {
        if (!areNumbers(baseline) || !areNumbers(other)) {
            return Optional.empty();
        }
        DoubleStream.Builder found = DoubleStream.builder();
        int j = 0;
        for (int i = 0; i < baseline.size(); i++) {
            while (j < other.size() && other.label(j) < baseline.label(i)) {
                j++;
            }
            if (j < other.size() && other.label(j) == baseline.label(i)) {
                found.add(other.first(j) - baseline.first(i));
            }
        }
        return Optional.of(found.build().toArray());
    }

    private static boolean areNumbers(ClusteredSample sample) {
        return sample.clusters() == sample.size()
                && IntStream.range(0, sample.size()).allMatch(i -> sample.second(i) == 1);
    }

    /**
     * The standard error that observations without a pair bring into the difference of the means, as if they were drawn from their
     * samples.
     *
     * @param pairs the number of pairs
     */
    static double loneError(ClusteredSample baseline, ClusteredSample other, int pairs) {
        return Math.hypot(loneError(baseline, pairs), loneError(other, pairs));
    }

    private static double loneError(ClusteredSample sample, int pairs) {
        return Measurement.MEAN.error(sample) * Math.sqrt((sample.size() - pairs) / (double) sample.size());
    }

    private static boolean arePairs(ClusteredSample baseline, ClusteredSample other) {
        return baseline.size() == other.size()
                && baseline.clusters() == baseline.size()
                && other.clusters() == other.size()
                && IntStream.range(0, baseline.clusters()).allMatch(i -> baseline.label(i) == other.label(i));
    }

    /** The difference of the largest and the smallest first number of both samples, not both empty. */
    static double range(ClusteredSample baseline, ClusteredSample other) {
        return Spread.range(DoubleStream.concat(firsts(baseline), firsts(other)).toArray());
    }

    private static DoubleStream firsts(ClusteredSample sample) {
        return IntStream.range(0, sample.size()).mapToDouble(sample::first);
    }

    /** The number of pairs that differ. */
    static int differing(double[] differences) {
        return (int)
                Arrays.stream(differences).filter(difference -> difference != 0).count();
    }

    /** The number of pairs of which only one observation exceeds a value; all if samples do not consist of pairs. */
    static int parted(ClusteredSample baseline, ClusteredSample other, double value) {
        return arePairs(baseline, other)
                ? (int) IntStream.range(0, baseline.size())
                        .filter(i -> baseline.first(i) > value != other.first(i) > value)
                        .count()
                : Math.min(baseline.clusters(), other.clusters());
    }
}
