package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** A value computed from a sample. Stateless. */
public interface Statistic {

    /**
     * The value as a function of the clusters' weights, for resampling: an array with a count from 0 for each cluster.
     * Undefined if all counts are 0.
     */
    ToDoubleFunction<int[]> byWeights(ClusteredSample sample);

    /**
     * The influence of each cluster on the value, if it is smooth enough: the sum is about 0, and the sum of squares
     * approximates the value's variance. Empty otherwise.
     */
    Optional<double[]> influences(ClusteredSample sample);

    /**
     * The variance that the value takes from outside the sample, such as from games added to keep it finite; 0 if there is
     * none.
     */
    default double addedVariance(ClusteredSample sample) {
        return 0;
    }

    /**
     * Whether the sample leaves open in which direction a cluster moves the value, since the value is a distance whose sign is
     * not clear; then influences may all have the opposite sign.
     */
    default boolean isSignOpen(ClusteredSample sample) {
        return false;
    }

    /** The value of a sample; NaN if the sample does not determine it. */
    default double of(ClusteredSample sample) {
        int[] once = new int[sample.clusters()];
        Arrays.fill(once, 1);
        return byWeights(sample).applyAsDouble(once);
    }
}
