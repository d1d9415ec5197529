package org.plyspace.movegen.stack.declare;

import java.util.Optional;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;

/** The moves of pawns, seen from above or in space: a rule set's own answer. Columns are sets of bits as in {@code ColumnGrid}. */
public interface PawnRule {

    /** The rule of rule sets without pawns. */
    PawnRule NONE = (side, cell, attachment) -> false;

    /** The columns that a pawn may step to, onto empty squares; none unless overridden. */
    default long steps(Side side, int column) {
        return 0;
    }

    /** The columns that a pawn with its double step may go to if the path between is free; none unless overridden. */
    default long doubleSteps(Side side, int column) {
        return 0;
    }

    /** The columns in which a pawn may capture; none unless overridden. */
    default long captures(Side side, int column) {
        return 0;
    }

    /** The moves of pawns where men move in space, instead of the three above; empty unless overridden. */
    default Optional<SpacePawn> inSpace(Side side) {
        return Optional.empty();
    }

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
