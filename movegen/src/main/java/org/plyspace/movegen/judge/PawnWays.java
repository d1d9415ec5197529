package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.Verdict.Illegal;

/** How a pawn goes by the rules of a family, for {@link PawnExplainer}. Cells are where it moves to. */
public interface PawnWays {

    /** Whether it steps there, if the cell is empty. */
    boolean steps(int from, int to);

    /** Whether it captures there. */
    boolean captures(int from, int to);

    /** Whether a double step leads there, be it allowed now, switched off, or allowed from other cells only. */
    boolean doubleSteps(int from, int to);

    /** Whether a capture on an empty cell takes a pawn in passing. */
    boolean isEnPassant(int to);

    /** Whether a capture in passing is part of the rules. */
    boolean hasEnPassant();

    /** Why a pawn has no double step there; empty if it has it. */
    Optional<Lost> lost(int from, int to);

    /** What keeps it from a cell, be it empty, that it steps to; empty if nothing does. */
    Optional<Illegal> hindrance(int from, int to);

    /** What was meant by a capture of nothing, if that can be told. */
    default Optional<Illegal> meant(int from, int to) {
        return Optional.empty();
    }

    /**
     * Why a double step is lost.
     *
     * @param reason a clause: {@code it has moved}
     */
    record Lost(String reason, String citation) {}
}
