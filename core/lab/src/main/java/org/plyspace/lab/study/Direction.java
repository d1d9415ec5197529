package org.plyspace.lab.study;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a number is expected to differ. */
public enum Direction {
    HIGHER,
    LOWER,
    /** The numbers differ, in either direction. */
    DIFFERENT,
    /** The numbers differ by less than the margin. */
    EQUIVALENT,
    /** The number is not higher by the margin or more. */
    NOT_HIGHER,
    /** The number is not lower by the margin or more. */
    NOT_LOWER;

    /** The word in an experiment's file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it needs a margin. */
    boolean needsMargin() {
        return this == NOT_HIGHER || this == NOT_LOWER;
    }

    /** Whether its opposite is another direction. */
    boolean isOneSided() {
        return this == HIGHER || this == LOWER;
    }

    /** Whether both ends of an interval can speak for it, or both against it. */
    public boolean isTwoSided() {
        return this == DIFFERENT || this == EQUIVALENT;
    }

    /** Finds a direction by its word. */
    public static Optional<Direction> of(String word) {
        return Arrays.stream(values())
                .filter(direction -> direction.word().equals(word))
                .findFirst();
    }
}
