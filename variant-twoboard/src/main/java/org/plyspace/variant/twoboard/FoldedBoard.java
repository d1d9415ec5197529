package org.plyspace.variant.twoboard;

import org.plyspace.geometry.lattice.Lattice;

/** Two boards that stand for the odd and the even levels of a cube (twoboard.md 1). */
final class FoldedBoard {

    static final Lattice LATTICE = Lattice.box(8, 8, 2).wrappingLevels();

    private FoldedBoard() {}

    /** File and rank; the file is upper case on board 2. */
    static String name(int cell) {
        char first = LATTICE.z(cell) == 0 ? 'a' : 'A';
        return "" + (char) (first + LATTICE.x(cell)) + (LATTICE.y(cell) + 1);
    }

    /** The cell of an existing name. */
    static int cell(String name) {
        boolean upper = Character.isUpperCase(name.charAt(0));
        return LATTICE.cell(name.charAt(0) - (upper ? 'A' : 'a'), name.charAt(1) - '1', upper ? 1 : 0);
    }

    /** Board 1 is coloured as usual, board 2 the other way round. */
    static boolean isLight(int cell) {
        return (LATTICE.x(cell) + LATTICE.y(cell) + LATTICE.z(cell)) % 2 == 1;
    }
}
