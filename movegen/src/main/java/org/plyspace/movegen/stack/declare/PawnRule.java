package org.plyspace.movegen.stack.declare;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;

/** The moves of pawns, seen from above: a rule set's own answer. Columns are sets of bits as in {@code ColumnGrid}. */
public interface PawnRule {

    /** The rule of rule sets without pawns. */
    PawnRule NONE = new PawnRule() {
        @Override
        public long steps(Side side, int column) {
            return 0;
        }

        @Override
        public long doubleSteps(Side side, int column) {
            return 0;
        }

        @Override
        public long captures(Side side, int column) {
            return 0;
        }

        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            return false;
        }
    };

    /** The columns that a pawn may step to, onto empty squares. */
    long steps(Side side, int column);

    /** The columns that a pawn with its double step may go to if the path between is free. */
    long doubleSteps(Side side, int column);

    /** The columns in which a pawn may capture. */
    long captures(Side side, int column);

    /**
     * A clause that names the rule set's own option that forbids a pawn's step or capture from one column to another; empty if
     * there is none.
     */
    default String switchedOff(Side side, int from, int to) {
        return "";
    }

    /** Whether a carried pawn keeps its double step; unless overridden, a ride uses it up. */
    default boolean keepsDoubleStep() {
        return false;
    }

    /** Whether a cell is a starting square of a side's pawn as boards hang now. */
    boolean isHome(Side side, int cell, Attachment attachment);
}
