package org.plyspace.cli.command;

import org.plyspace.api.UsageException;

/** Refuses numbers out of range. */
final class OptionRange {

    private OptionRange() {}

    /** The value itself if it is from {@code min} to {@code max}. */
    static int inRange(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new UsageException(option + ": " + value + " is not from " + min + " to " + max);
        }
        return value;
    }
}
