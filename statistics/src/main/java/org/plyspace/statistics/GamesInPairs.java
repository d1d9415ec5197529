package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Two samples with one observation of each label in both: pairs, one by one. */
final class GamesInPairs {

    private GamesInPairs() {}

    /** The second first number less the first one, pair by pair; empty if samples do not consist of such pairs. */
    static Optional<double[]> differences(ClusteredSample baseline, ClusteredSample other) {
        return arePairs(baseline, other)
                ? Optional.of(IntStream.range(0, baseline.size())
                        .mapToDouble(i -> other.first(i) - baseline.first(i))
                        .toArray())
                : Optional.empty();
    }

    private static boolean arePairs(ClusteredSample baseline, ClusteredSample other) {
        return baseline.size() == other.size()
                && baseline.clusters() == baseline.size()
                && other.clusters() == other.size()
                && IntStream.range(0, baseline.clusters()).allMatch(i -> baseline.label(i) == other.label(i));
    }

    /** Whether some pairs differ, but too few for Student's interval. */
    static boolean rarelyDiffer(double[] differences) {
        long differing =
                Arrays.stream(differences).filter(difference -> difference != 0).count();
        return differing > 0 && differing < RareDiscordance.COMMON;
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
