package org.plyspace.lab.experiment;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What is expected of an experiment, written down before it runs.
 *
 * @param text in words
 * @param metric the name of the number that it is about
 * @param setting the setting that it is about; one of the experiment's
 * @param baseline what that is held against; one of the experiment's
 * @param direction how the setting is expected to differ from the baseline
 */
public record Hypothesis(
        String text,
        Optional<String> metric,
        Optional<String> setting,
        Optional<String> baseline,
        Optional<Direction> direction) {

    /** How a number differs. */
    public enum Direction {
        HIGHER,
        LOWER,
        /** In whatever direction. */
        DIFFERENT,
        /** Not by as much as matters. */
        EQUIVALENT;

        /** As an experiment's file has it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The one that is written like this; empty if none is. */
        public static Optional<Direction> of(String word) {
            return Arrays.stream(values())
                    .filter(direction -> direction.word().equals(word))
                    .findFirst();
        }
    }
}
