package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.Verdict.Illegal;

/** The moves of a pawn in a family's rules, for {@link PawnExplainer}. Cells are those it moves to. */
public interface PawnWays {

    /** Whether the pawn steps to a cell if it is empty. */
    boolean steps(int from, int to);

    /** Whether the pawn captures on a cell. */
    boolean captures(int from, int to);

    /** Whether a double step leads to a cell, whether it is allowed now, switched off, or allowed only from other cells. */
    boolean doubleSteps(int from, int to);

    /** Whether a capture on an empty cell is en passant. */
    boolean isEnPassant(int to);

    /** Whether the rules have en passant. */
    boolean hasEnPassant();

    /** The reason why the pawn has no double step to a cell; empty if it has. */
    Optional<Lost> lost(int from, int to);

    /** What keeps the pawn from a cell that it steps to, even if it is empty; empty if nothing does. */
    Optional<Illegal> hindrance(int from, int to);

    /** A guess at what was meant by a capture of nothing, if there is one. */
    default Optional<Illegal> meant(int from, int to) {
        return Optional.empty();
    }

    /**
     * The reason why a double step is lost.
     *
     * @param reason a clause: {@code it has moved}
     */
    record Lost(String reason, String citation) {}
}
