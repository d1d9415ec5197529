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

    /**
     * Names made of file, rank and level: {@code b10G}.
     *
     * @param files the letters of the files
     * @param firstRank the number of the lowest rank: 0 or 1
     * @param levels the letters of the levels, from level 1 up to the highest that has squares
     */
    static SquareNames ofLevels(String files, int firstRank, String levels) {
        return new LevelNames(
                files,
                firstRank,
                levels,
                Pattern.compile("([" + files + "])(0|[1-9][0-9]?)[" + levels + "]"),
                "file " + files.charAt(0) + "-" + files.charAt(files.length() - 1) + ", rank, level " + levels.charAt(0)
                        + "-" + levels.charAt(levels.length() - 1));
    }
}
