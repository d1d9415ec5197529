package org.plyspace.movegen.lattice.play;

/** The cells of the men of the side to move and of its enemy, on lattices with masks: two longs each, as in {@link org.plyspace.movegen.lattice.tables.MaskTables}. */
final class SideSets {

    private final LatticeBoard board;

    long ourLow;
    long ourHigh;
    long theirLow;
    long theirHigh;

    SideSets(LatticeBoard board) {
        this.board = board;
    }

    /** Looks at the board anew. */
    void find(int us) {
        ourLow = board.menOf(us, 0);
        ourHigh = board.menOf(us, 1);
        theirLow = board.menOf(us ^ 1, 0);
        theirHigh = board.menOf(us ^ 1, 1);
    }
}
