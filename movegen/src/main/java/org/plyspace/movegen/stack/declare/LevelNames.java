package org.plyspace.movegen.stack.declare;

import java.util.regex.Pattern;

/** The names of {@link SquareNames#ofLevels}. */
record LevelNames(String files, int firstRank, String levels, Pattern form, String formInWords) implements SquareNames {

    @Override
    public String name(String column, int level, String board) {
        return column + levels.charAt(level - 1);
    }
}
