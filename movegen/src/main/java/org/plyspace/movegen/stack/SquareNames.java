package org.plyspace.movegen.stack;

import java.util.regex.Pattern;

/** How a rule set writes squares: its own answer. */
public interface SquareNames {

    /** The letters of the files, from the lowest: one character each, all different, and no digits. */
    String files();

    /** The number of the lowest rank: 0 or 1. */
    default int firstRank() {
        return 0;
    }

    /**
     * The form of every name, of squares that are not there too: group 1 is the file, group 2 the rank. Squares off the grid need
     * not match; what does not match is malformed, not a square that does not exist.
     */
    Pattern form();

    /** What the form looks like, for messages: {@code file z a b c d e, rank 0-9, board}. */
    String formInWords();

    /** The name of a square from its column's name, its level and its board's name. */
    String name(String column, int level, String board);

    /** What else there is to say of the name of a square that is not there, such as that the rules' source names it by mistake; empty if nothing. */
    default String remark(String name) {
        return "";
    }
}
