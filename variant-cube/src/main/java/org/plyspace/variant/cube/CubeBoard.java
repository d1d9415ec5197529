package org.plyspace.variant.cube;

import org.plyspace.geometry.AxisNames;
import org.plyspace.geometry.lattice.Lattice;

/** The cells of a size of cube and their names (ruling C-3): file, rank, level as a Roman numeral, I the lowest. */
final class CubeBoard {

    private static final String[] TENS = {"", "X", "XX", "XXX"};
    private static final String[] UNITS = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};

    private final Lattice lattice;

    CubeBoard(int n) {
        this.lattice = Lattice.box(n, n, n);
    }

    Lattice lattice() {
        return lattice;
    }

    String name(int cell) {
        return AxisNames.file(lattice.x(cell)) + (lattice.y(cell) + 1) + "(" + roman(lattice.z(cell) + 1) + ")";
    }

    /** A number from 1 to 39 as a Roman numeral. */
    static String roman(int number) {
        return TENS[number / 10] + UNITS[number % 10];
    }

    /** Every level is coloured alike, a1 dark (ruling C-2). */
    boolean isLight(int cell) {
        return (lattice.x(cell) + lattice.y(cell)) % 2 == 1;
    }
}
