package org.plyspace.lab.study;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a hypothesis expects of a number.
 *
 * @param metric the name of the number that it is about
 * @param direction how the setting is expected to differ from the baseline, or from the number it is compared with
 * @param than the number that the setting's is compared with; empty if it is compared with the baseline's
 * @param matters the smallest difference that matters; empty if the hypothesis does not say
 */
public record Expectation(
        Optional<String> metric,
        Optional<Direction> direction,
        OptionalDouble than,
        Optional<SmallestDifference> matters) {

    /** An expectation of a difference from a baseline. */
    public Expectation(Optional<String> metric, Optional<Direction> direction, Optional<SmallestDifference> matters) {
        this(metric, direction, OptionalDouble.empty(), matters);
    }

    /** Whether games can decide it, given whether the hypothesis has a baseline. */
    boolean isComplete(boolean hasBaseline) {
        return metric.isPresent() && direction.isPresent() && hasBaseline == than.isEmpty();
    }

    /** Whether it expects nothing at all. */
    boolean isEmpty() {
        return metric.isEmpty() && direction.isEmpty() && than.isEmpty() && matters.isEmpty();
    }

    /**
     * The smallest difference that matters.
     *
     * @param size in the unit of the number, or as a share of the baseline's number; above 0
     * @param relative whether it is a share of the baseline's number
     */
    public record SmallestDifference(double size, boolean relative) {

        /** The difference in the unit of the number, given the baseline's number. */
        public double of(double baseline) {
            return relative ? size * Math.abs(baseline) : size;
        }
    }
}
