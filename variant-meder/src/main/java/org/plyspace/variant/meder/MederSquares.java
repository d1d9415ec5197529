package org.plyspace.variant.meder;

import java.util.Set;
import java.util.regex.Pattern;
import org.plyspace.movegen.stack.SquareNames;

/** Squares by file, rank and board: {@code a8BQL} (notation.md, Squares). */
final class MederSquares implements SquareNames {

    private static final Pattern FORM = Pattern.compile("([zabcde])([0-9])(WQL|WKL|BQL|BKL|W|N|B)");

    /** Squares where Table 1 of the specification has pawns, but which cannot exist (ruling M-1). */
    private static final Set<String> MISPRINTED = Set.of("e3W", "z1WKL", "e6B", "z8BKL");

    @Override
    public String files() {
        return "zabcde";
    }

    @Override
    public Pattern form() {
        return FORM;
    }

    @Override
    public String formInWords() {
        return "file z a b c d e, rank 0-9, board W N B WQL WKL BQL BKL";
    }

    @Override
    public String name(String column, int level, String board) {
        return column + board;
    }

    @Override
    public String remark(String name) {
        return MISPRINTED.contains(name) ? "FS Table 1 has a pawn there by mistake (meder.md 10, M-1)" : "";
    }
}
