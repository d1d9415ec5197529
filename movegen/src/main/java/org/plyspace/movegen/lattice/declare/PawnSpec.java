package org.plyspace.movegen.lattice.declare;

import java.util.List;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;

/**
 * How pawns move. Steps are White's; Black's are mirrored as the declaration says ({@link Mirror}). Immutable: each method returns a
 * changed copy.
 *
 * @param advances steps to an empty cell
 * @param captures steps onto an enemy
 * @param block what keeps it from advancing
 * @param doubleSteps the advances that may be made twice in one move if both cells are empty
 * @param doubleStep the cells from which double steps may be made
 * @param onceAGame whether a pawn that has moved and come back has lost its double step, which the position's text records as {@code spent}
 * @param enPassant whether a pawn that double-stepped can be captured on the cell it crossed
 * @param promotion where it must promote
 * @param promotesTo symbols of the piece types it can become, one after the other: {@code QRBN}
 */
public record PawnSpec(
        List<Step> advances,
        List<Step> captures,
        PawnBlock block,
        List<Step> doubleSteps,
        SidedCells doubleStep,
        boolean onceAGame,
        boolean enPassant,
        SidedCells promotion,
        String promotesTo) {

    public PawnSpec {
        advances = List.copyOf(advances);
        captures = List.copyOf(captures);
        doubleSteps = List.copyOf(doubleSteps);
    }

    /** A pawn that nothing else blocks, without double step or en passant. */
    public static PawnSpec plain(List<Step> advances, List<Step> captures, SidedCells promotion, String promotesTo) {
        return new PawnSpec(
                advances, captures, PawnBlock.NONE, advances, SidedCells.none(), false, false, promotion, promotesTo);
    }

    /** A copy that can make a double step in the direction of any advance and be captured en passant. */
    public PawnSpec doubleStepping(SidedCells from) {
        return new PawnSpec(advances, captures, block, advances, from, onceAGame, true, promotion, promotesTo);
    }

    /** A copy that makes double steps in these directions only. */
    public PawnSpec doubling(List<Step> steps) {
        return new PawnSpec(advances, captures, block, steps, doubleStep, onceAGame, enPassant, promotion, promotesTo);
    }

    /** A copy that makes a double step only as its first move, even if it can return to where it started. */
    public PawnSpec onlyAsFirstMove() {
        return new PawnSpec(advances, captures, block, doubleSteps, doubleStep, true, enPassant, promotion, promotesTo);
    }

    /** A copy with another rule of what blocks it. */
    public PawnSpec blockedBy(PawnBlock newBlock) {
        return new PawnSpec(
                advances, captures, newBlock, doubleSteps, doubleStep, onceAGame, enPassant, promotion, promotesTo);
    }

    /** A copy that is never captured en passant. */
    public PawnSpec withoutEnPassant() {
        return new PawnSpec(
                advances, captures, block, doubleSteps, doubleStep, onceAGame, false, promotion, promotesTo);
    }

    /** A copy without double step, hence never captured en passant. */
    public PawnSpec withoutDoubleStep() {
        return new PawnSpec(
                advances, captures, block, doubleSteps, SidedCells.none(), false, false, promotion, promotesTo);
    }

    /** A copy that promotes to one of these. */
    public PawnSpec promotingTo(String symbols) {
        return new PawnSpec(
                advances, captures, block, doubleSteps, doubleStep, onceAGame, enPassant, promotion, symbols);
    }
}
