package org.plyspace.endgame;

import java.util.Optional;
import java.util.stream.Stream;

/** What the plies of a table are counted to. */
public enum TableKind {
    /** The end of the game. */
    END("plyspace-tablebase/1", ".plytable", "a tablebase"),
    /** The next move that resets the clock, or the end of the game. */
    CLOCK("plyspace-clocktable/1", ".plyclock", "a table with the clock");

    private final String format;
    private final String ending;
    private final String words;

    TableKind(String format, String ending, String words) {
        this.format = format;
        this.ending = ending;
        this.words = words;
    }

    /** The version of the format of its files, which their headers begin with. */
    public String format() {
        return format;
    }

    /** The ending of its files' names. */
    String ending() {
        return ending;
    }

    /** The kind whose files have a format, if there is one. */
    static Optional<TableKind> ofFormat(String format) {
        return Stream.of(values()).filter(kind -> kind.format.equals(format)).findFirst();
    }

    /** What it is: {@code a tablebase}. */
    @Override
    public String toString() {
        return words;
    }
}
