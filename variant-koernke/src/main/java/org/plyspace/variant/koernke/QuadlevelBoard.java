package org.plyspace.variant.koernke;

import org.plyspace.geometry.lattice.Lattice;

/** The 128 squares: level 1 is the top board (koernke.md 1, ruling K-1). */
final class QuadlevelBoard {

    static final Lattice LATTICE = Lattice.box(4, 8, 4);

    private QuadlevelBoard() {}

    /** The name of a cell: level, file, rank. */
    static String name(int cell) {
        return "" + level(cell) + (char) ('a' + LATTICE.x(cell)) + (LATTICE.y(cell) + 1);
    }

    /** The cell of an existing name. */
    static int cell(String name) {
        return LATTICE.cell(name.charAt(1) - 'a', name.charAt(2) - '1', LATTICE.levels() - (name.charAt(0) - '0'));
    }

    /** The level, 1 to 4, counted from the top. */
    static int level(int cell) {
        return LATTICE.levels() - LATTICE.z(cell);
    }

    /** A square is white if the sum of its level, file and rank, each counted from 1, is even. */
    static boolean isLight(int cell) {
        return (level(cell) + LATTICE.x(cell) + LATTICE.y(cell)) % 2 == 0;
    }
}
