package org.plyspace.movegen.stack;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;

/** How pawns go, seen from above: a rule set's own answer. Columns are sets of bits as in {@code ColumnGrid}. */
public interface PawnRule {

    /** For rule sets without pawns. */
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

    /** The columns that a pawn steps to, onto empty squares. */
    long steps(Side side, int column);

    /** The columns that a pawn which still has its double step may go to, the path between being free. */
    long doubleSteps(Side side, int column);

    /** The columns that a pawn captures in. */
    long captures(Side side, int column);

    /**
     * What keeps a pawn from going from one column to another, by step or capture, where an option of the rule set's own has taken
     * that away: a clause that names the option; empty otherwise.
     */
    default String switchedOff(Side side, int from, int to) {
        return "";
    }

    /** Whether a pawn that a board carries keeps the double step that it has; unless overridden a ride uses it up. */
    default boolean keepsDoubleStep() {
        return false;
    }

    /** Whether a cell is, as boards hang, a starting square of a side's pawn. */
    boolean isHome(Side side, int cell, Attachment attachment);
}
