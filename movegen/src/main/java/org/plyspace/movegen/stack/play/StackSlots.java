package org.plyspace.movegen.stack.play;

import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.Reach;
import org.plyspace.movegen.stack.tables.StackTables;

/**
 * Numbers for the legal moves of a state and for some illegal ones: those that paths, the king's safety, or boards that would
 * expose the king forbid. Where a pawn may promote, a target has one slot for each choice, whether or not the choice is made
 * there. Hot; allocates nothing.
 */
final class StackSlots {

    /** The kinds of slots, see {@link #way()}. */
    static final int MAN = 0;

    static final int PAWN = 1;
    static final int DOUBLE_STEP = 2;
    static final int EN_PASSANT = 3;
    static final int CASTLING = 4;
    static final int BOARD = 5;
    static final int DROP = 6;

    private static final int WAY_BITS = 3;
    /** The largest number of units: three for each man on a board, one for each board and type in hand, and one for castling. */
    private static final int MOST_UNITS = 256;

    private final StackState state;
    private final StackTables tables;
    private final Attachment attachment;
    private final LegalTargets legal;
    private final Reach reach;
    private final int choices;
    /** The columns in which a side's pawns must promote in some arrangement of boards. */
    private final long[] ends = new long[2];

    /** The units of slots: what moves and how, the targets as bits, and the number of slots up to its last. */
    private final int[] movers = new int[MOST_UNITS];

    private final long[] targets = new long[MOST_UNITS];
    private final int[] last = new int[MOST_UNITS];
    private int units;
    private int total;

    private int found;
    private int target;

    StackSlots(StackState state, LegalTargets legal) {
        this.state = state;
        this.tables = state.tables;
        this.attachment = state.attachment;
        this.legal = legal;
        this.reach = new Reach(tables, attachment);
        this.choices = Math.max(1, tables.promotions.length);
        this.ends[0] = tables.ends.ever(0);
        this.ends[1] = tables.ends.ever(1);
    }

    /** The number of slots of the current state, for which the legal targets must have been prepared. */
    int count() {
        reach.look();
        units = 0;
        total = 0;
        int mover = state.mover;
        long pawns = state.men[Kind.code(mover, Kind.PAWN)];
        for (long men = state.side[mover] & ~pawns; men != 0; men &= men - 1) {
            int cell = Long.numberOfTrailingZeros(men);
            int kind = tables.kindOf[state.piece[cell]];
            add(cell, MAN, legal.within(cell, reach.ofMan(kind, attachment.columnOf(cell))), 1);
        }
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            addPawn(Long.numberOfTrailingZeros(rest), mover);
        }
        for (long rest = legal.enPassantPawns(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            add(cell, EN_PASSANT, legal.enPassantTargets(), choices);
        }
        add(0, CASTLING, legal.castlings(), 1);
        // A board that leaves can promote one of these, which is a choice.
        long waiting = state.columns[Kind.code(mover, Kind.PAWN)] & ends[mover] & ~state.promotionColumns[mover];
        for (int board = 0; board < tables.boardCount; board++) {
            long anchors = Integer.toUnsignedLong(legal.shifts().candidates(board));
            if (anchors != 0) {
                boolean promotes = (waiting | (tables.boardCells[board] & pawns)) != 0;
                add(board, BOARD, anchors, promotes ? choices : 1);
            }
        }
        for (int code : tables.hands.held[mover]) {
            add(code, DROP, legal.drops().cells(code, -1L), 1);
        }
        return total;
    }

    private void addPawn(int cell, int mover) {
        int column = attachment.columnOf(cell);
        long steps = legal.ofPawn(cell, reach.steps(mover, column), reach.captures(mover, column));
        if (steps != 0) {
            int index = mover << 6 | column;
            long goals = (tables.pawnSteps[index] | tables.pawnCaptures[index]) & state.promotionColumns[mover];
            add(cell, PAWN, steps, goals == 0 ? 1 : choices);
        }
        if ((state.doubleSteps >>> cell & 1) != 0) {
            long twice = legal.ofPawn(cell, reach.doubleSteps(mover, column), 0);
            add(cell, DOUBLE_STEP, twice, legal.mayPromoteByDoubleStep(cell) ? choices : 1);
        }
    }

    private void add(int source, int way, long to, int each) {
        if (to != 0) {
            total += Long.bitCount(to) * each;
            movers[units] = source << WAY_BITS | way;
            targets[units] = to;
            last[units++] = total;
        }
    }

    /** Finds a slot by number, to which the methods below refer; returns the number of the choice if its move has one. */
    int find(int slot) {
        int unit = 0;
        while (last[unit] <= slot) {
            unit++;
        }
        found = unit;
        int first = unit == 0 ? 0 : last[unit - 1];
        int count = Long.bitCount(targets[unit]);
        int each = (last[unit] - first) / count;
        int number = (slot - first) / each;
        long rest = targets[unit];
        for (; number > 0; number--) {
            rest &= rest - 1;
        }
        target = Long.numberOfTrailingZeros(rest);
        return (slot - first) % each;
    }

    /** The kind of the slot's move. */
    int way() {
        return movers[found] & (1 << WAY_BITS) - 1;
    }

    /** The man's cell, the board, or the code of the man in hand. */
    int source() {
        return movers[found] >>> WAY_BITS;
    }

    /** The target cell or anchor, or the number of the castling. */
    int target() {
        return target;
    }
}
