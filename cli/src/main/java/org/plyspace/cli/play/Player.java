package org.plyspace.cli.play;

import java.util.Locale;

/** Who moves for a side. */
public enum Player {
    HUMAN,
    RANDOM;

    /** As on the command line and in records. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
