package org.plyspace.statistics;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** A number that a sample tells. Stateless. */
public interface Statistic {

    /**
     * The number as a function of how often each cluster counts, for resampling: an array of counts from 0, one a cluster. What it gives
     * where no cluster counts is not defined.
     */
    ToDoubleFunction<int[]> byWeights(ClusteredSample sample);

    /**
     * By how much each cluster moves the number, where it is smooth enough to tell: the sum is 0 or next to it, and the sum of squares
     * approximates the number's variance. Empty if it is not.
     */
    Optional<double[]> influences(ClusteredSample sample);

    /** The variance of what the number takes in beside the sample, such as games added lest it be infinite; 0 if there is nothing. */
    default double addedVariance(ClusteredSample sample) {
        return 0;
    }

    /** The number of a sample as it is; NaN if there is nothing to tell it from. */
    default double of(ClusteredSample sample) {
        int[] once = new int[sample.clusters()];
        Arrays.fill(once, 1);
        return byWeights(sample).applyAsDouble(once);
    }
}
