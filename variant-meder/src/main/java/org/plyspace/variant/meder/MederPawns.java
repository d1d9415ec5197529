package org.plyspace.variant.meder;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.HomeSquares;
import org.plyspace.movegen.stack.PawnRule;

/** Pawns go forward and capture diagonally forward (meder.md 2). */
final class MederPawns implements PawnRule {

    private final ColumnGrid grid;
    private final HomeSquares home;
    private final long[] startCells;

    MederPawns(ColumnGrid grid, HomeSquares home, Edition edition) {
        this.grid = grid;
        this.home = home;
        this.startCells = new long[] {home.cells(edition.whitePawns()), home.cells(edition.blackPawns())};
    }

    @Override
    public long steps(Side side, int column) {
        return bit(grid.step(column, 0, forward(side)));
    }

    @Override
    public long doubleSteps(Side side, int column) {
        return bit(grid.step(column, 0, 2 * forward(side)));
    }

    @Override
    public long captures(Side side, int column) {
        return bit(grid.step(column, -1, forward(side))) | bit(grid.step(column, 1, forward(side)));
    }

    private static int forward(Side side) {
        return side == Side.WHITE ? 1 : -1;
    }

    private static long bit(int column) {
        return column == ColumnGrid.NONE ? 0 : 1L << column;
    }

    /** The board matters too: a starting square is a cell in the column where it began. */
    @Override
    public boolean isHome(Side side, int cell, Attachment attachment) {
        return (startCells[side.index()] >>> cell & 1) != 0 && attachment.columnOf(cell) == home.columnOf(cell);
    }
}
