package org.plyspace.lab.experiment;

import java.util.Optional;

/**
 * What a hypothesis expects of a number.
 *
 * @param metric the name of the number that it is about
 * @param direction how the setting is expected to differ from the baseline
 * @param matters the smallest difference that matters; empty if the hypothesis sets none
 */
public record Expectation(
        Optional<String> metric, Optional<Direction> direction, Optional<SmallestDifference> matters) {

    /** Whether games can tell. */
    boolean isComplete() {
        return metric.isPresent() && direction.isPresent();
    }

    /** Whether it expects nothing at all. */
    boolean isEmpty() {
        return metric.isEmpty() && direction.isEmpty() && matters.isEmpty();
    }
}
