package org.plyspace.variant.roth;

import java.util.regex.Pattern;
import org.plyspace.movegen.stack.SquareNames;

/** Squares by file, rank and elevation: {@code b5(4)} (notation.md, Squares). */
final class RothSquares implements SquareNames {

    private static final Pattern FORM = Pattern.compile("([a-f])([0-9])\\(([1-7])\\)");

    @Override
    public String files() {
        return "abcdef";
    }

    @Override
    public Pattern form() {
        return FORM;
    }

    @Override
    public String formInWords() {
        return "file a-f, rank 0-9, elevation 1-7 in parentheses";
    }

    @Override
    public String name(String column, int level, String board) {
        return column + "(" + level + ")";
    }
}
