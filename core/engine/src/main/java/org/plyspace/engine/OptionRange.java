package org.plyspace.engine;

import org.plyspace.api.UsageException;

/** Checks that the values of options are in range. */
public final class OptionRange {

    private OptionRange() {}

    /**
     * Returns the value if it is from {@code min} to {@code max}, and refuses it otherwise.
     *
     * @throws UsageException if it is out of range
     */
    public static int inRange(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new UsageException(option + ": " + value + " is not from " + min + " to " + max);
        }
        return value;
    }
}
