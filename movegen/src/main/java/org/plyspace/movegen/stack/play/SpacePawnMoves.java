package org.plyspace.movegen.stack.play;

import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.tables.SpaceTables;

/** The moves of pawns in space, those that do not capture, forwards and backwards. Hot; allocates nothing. */
public final class SpacePawnMoves {

    private final StackState state;
    private final SpaceTables space;

    public SpacePawnMoves(StackState state) {
        this.state = state;
        this.space = state.tables.space;
    }

    /** The empty cells to which a side's pawn on a cell steps. */
    long steps(int cell, int side) {
        return single(cell, space.pawnSteps[side], 0);
    }

    /** The empty cells from which a side's pawn steps to a cell. */
    long stepSources(int cell, int side) {
        return single(cell, space.pawnSteps[side], 1);
    }

    private long single(int cell, int[] directions, int turn) {
        long found = 0;
        for (int direction : directions) {
            found |= square(cell, direction ^ turn, 1);
        }
        return found & ~state.occupied();
    }

    /** The empty cells to which a side's pawn on a cell steps twice over an empty square. */
    long doubles(int cell, int side) {
        return twice(cell, side, 0, false);
    }

    /** Those to which it steps twice over a missing square, if it may: nothing can be captured there in passing. */
    long doublesOverGaps(int cell, int side) {
        return space.pawnsOverGaps ? twice(cell, side, 0, true) : 0;
    }

    /** The empty cells from which a side's pawn comes to a cell by stepping twice over an empty square. */
    public long doubleSources(int cell, int side) {
        return twice(cell, side, 1, false);
    }

    /** Those from which it comes by stepping twice over a missing square. */
    long doubleSourcesOverGaps(int cell, int side) {
        return space.pawnsOverGaps ? twice(cell, side, 1, true) : 0;
    }

    private long twice(int cell, int side, int turn, boolean overGaps) {
        long empty = ~state.occupied();
        long found = 0;
        for (int direction : space.pawnDoubles[side]) {
            long crossed = square(cell, direction ^ turn, 1);
            boolean passes = overGaps ? crossed == 0 : (crossed & empty) != 0;
            found |= passes ? square(cell, direction ^ turn, 2) & empty : 0;
        }
        return found;
    }

    /** The cell, as a bit, a number of steps away; none if there is no square. */
    private long square(int cell, int direction, int times) {
        int column = state.attachment.columnOf(cell);
        for (int i = 0; i < times && column != ColumnGrid.NONE; i++) {
            column = space.next[direction << 6 | column];
        }
        int level = state.attachment.levelOf(cell) + times * space.rise[direction];
        return column == ColumnGrid.NONE || level < 1 || level > BoardStack.MAX_LEVEL
                ? 0
                : state.attachment.cellsOf(column) & state.attachment.levelCells(level);
    }
}
