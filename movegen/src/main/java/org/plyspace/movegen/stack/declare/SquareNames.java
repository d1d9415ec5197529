package org.plyspace.movegen.stack.declare;

import java.util.regex.Pattern;

/** A rule set's own way of writing squares. */
public interface SquareNames {

    /** The letters of the files, from the lowest: one character each, all distinct, no digits. */
    String files();

    /** The number of the lowest rank: 0 or 1. */
    default int firstRank() {
        return 0;
    }

    /**
     * The form of every name, including those of missing squares: group 1 is the file, group 2 the rank. Squares off the grid
     * need not match; a text that does not match is malformed rather than a missing square.
     */
    Pattern form();

    /** The form in words, for messages: {@code file z a b c d e, rank 0-9, board}. */
    String formInWords();

    /** The name of a square from its column's name, its level and its board's name. */
    String name(String column, int level, String board);

    /** A remark on the name of a missing square, such as that the rules' source names it by mistake; empty if there is none. */
    default String remark(String name) {
        return "";
    }
}
