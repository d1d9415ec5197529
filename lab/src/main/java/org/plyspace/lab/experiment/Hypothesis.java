package org.plyspace.lab.experiment;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A hypothesis of an experiment, written down before it runs.
 *
 * @param text the hypothesis in words
 * @param metric the name of the number that it is about
 * @param setting the setting that it is about; one of the experiment's
 * @param baseline the setting with which that is compared; one of the experiment's
 * @param direction how the setting is expected to differ from the baseline
 */
public record Hypothesis(
        String text,
        Optional<String> metric,
        Optional<String> setting,
        Optional<String> baseline,
        Optional<Direction> direction) {

    /** How a number is expected to differ. */
    public enum Direction {
        HIGHER,
        LOWER,
        /** The numbers differ, in either direction. */
        DIFFERENT,
        /** The numbers differ by less than the margin. */
        EQUIVALENT;

        /** The word in an experiment's file. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Finds a direction by its word; empty if there is none. */
        public static Optional<Direction> of(String word) {
            return Arrays.stream(values())
                    .filter(direction -> direction.word().equals(word))
                    .findFirst();
        }
    }
}
