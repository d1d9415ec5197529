package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.geometry.lattice.Step;

/**
 * How pawns move. Steps are White's; Black's are {@link Step#forBlack()}.
 *
 * @param advances steps to an empty cell
 * @param captures steps onto an enemy
 * @param block what keeps it from advancing
 * @param doubleStep where it may advance twice in one direction, both cells being empty
 * @param enPassant whether a pawn that double-stepped can be captured on the cell it crossed
 * @param promotion where it must promote
 * @param promotesTo letters of the piece types it can become
 */
public record PawnSpec(
        List<Step> advances,
        List<Step> captures,
        PawnBlock block,
        SidedCells doubleStep,
        boolean enPassant,
        SidedCells promotion,
        String promotesTo) {

    public PawnSpec {
        advances = List.copyOf(advances);
        captures = List.copyOf(captures);
    }

    /** A pawn that nothing else blocks, without double step and en passant. */
    public static PawnSpec plain(List<Step> advances, List<Step> captures, SidedCells promotion, String promotesTo) {
        return new PawnSpec(advances, captures, PawnBlock.NONE, SidedCells.none(), false, promotion, promotesTo);
    }

    /** The same pawn with a double step, which can be answered en passant. */
    public PawnSpec doubleStepping(SidedCells from) {
        return new PawnSpec(advances, captures, block, from, true, promotion, promotesTo);
    }

    /** The same pawn with another rule of what blocks it. */
    public PawnSpec blockedBy(PawnBlock newBlock) {
        return new PawnSpec(advances, captures, newBlock, doubleStep, enPassant, promotion, promotesTo);
    }
}
