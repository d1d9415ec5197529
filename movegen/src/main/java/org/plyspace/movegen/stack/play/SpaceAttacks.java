package org.plyspace.movegen.stack.play;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.tables.SpaceTables;

/**
 * The attacks of men that move in space: walks step by step over the squares that are there. A square is found by its column and
 * level, so nothing needs updating when boards move. Hot; allocates nothing.
 */
final class SpaceAttacks extends StackAttacks {

    private final StackState state;
    private final SpaceTables space;
    private final Attachment attachment;

    SpaceAttacks(StackState state) {
        super(state);
        this.state = state;
        this.space = state.tables.space;
        this.attachment = state.attachment;
    }

    @Override
    boolean isAttacked(int cell, int by) {
        for (int direction : space.attacks[by]) {
            if (isAttackedAlong(direction, cell, by)) {
                return true;
            }
        }
        return false;
    }

    /** Walks from the cell to the first man in the way of a direction. */
    private boolean isAttackedAlong(int direction, int cell, int by) {
        int back = direction ^ 1;
        int column = space.next[back << 6 | attachment.columnOf(cell)];
        int level = attachment.levelOf(cell) + space.rise[back];
        boolean gaps = false;
        for (int steps = 1; column != ColumnGrid.NONE && isLevel(level); steps++) {
            long square = attachment.cellsOf(column) & attachment.levelCells(level);
            if ((square & state.occupied()) != 0) {
                int man = state.piece[Long.numberOfTrailingZeros(square)];
                return (man & 1) == by
                        && steps <= space.reach(direction, man)
                        && (!gaps || space.isOverGaps(direction, man));
            }
            gaps |= square == 0;
            column = space.next[back << 6 | column];
            level += space.rise[back];
        }
        return false;
    }

    /** The men that a cell sees first where a side might attack it: nobody else shields it. */
    long shields(int cell, int by) {
        long seen = 0;
        for (int direction : space.attacks[by]) {
            seen |= walk(cell, direction ^ 1, Integer.MAX_VALUE, true);
        }
        return seen & state.occupied();
    }

    @Override
    public long from(int cell) {
        return walks(cell, 0);
    }

    @Override
    long sources(int cell) {
        return walks(cell, 1);
    }

    /** The ends of all walks of the man on a cell, or with {@code turn} 1 of all walks that lead him there. */
    private long walks(int cell, int turn) {
        int code = state.piece[cell];
        if (code == Piece.NONE) {
            return 0;
        }
        long found = 0;
        for (int direction : space.directions[code]) {
            found |= walk(cell, direction ^ turn, space.reach(direction, code), space.isOverGaps(direction, code));
        }
        return found;
    }

    private long walk(int cell, int direction, int reach, boolean overGaps) {
        long found = 0;
        int column = space.next[direction << 6 | attachment.columnOf(cell)];
        int level = attachment.levelOf(cell) + space.rise[direction];
        for (int steps = 1; steps <= reach && column != ColumnGrid.NONE && isLevel(level); steps++) {
            long square = attachment.cellsOf(column) & attachment.levelCells(level);
            found |= square;
            if (square == 0 ? !overGaps : (square & state.occupied()) != 0) {
                break;
            }
            column = space.next[direction << 6 | column];
            level += space.rise[direction];
        }
        return found;
    }

    private static boolean isLevel(int level) {
        return level >= 1 && level <= BoardStack.MAX_LEVEL;
    }
}
