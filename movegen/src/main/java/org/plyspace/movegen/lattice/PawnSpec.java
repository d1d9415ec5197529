package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.geometry.lattice.Step;

/**
 * How pawns move. Steps are White's; Black's are mirrored as the declaration says ({@link Mirror}). Immutable: each method
 * gives a changed copy.
 *
 * @param advances steps to an empty cell
 * @param captures steps onto an enemy
 * @param block what keeps it from advancing
 * @param doubleSteps the advances that may be taken twice at once, both cells being empty
 * @param doubleStep from where they may
 * @param onceAGame whether a pawn that has moved and come back has lost them, which the position's text tells as {@code spent}
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

    /** A pawn that nothing else blocks, without double step and en passant. */
    public static PawnSpec plain(List<Step> advances, List<Step> captures, SidedCells promotion, String promotesTo) {
        return new PawnSpec(
                advances, captures, PawnBlock.NONE, advances, SidedCells.none(), false, false, promotion, promotesTo);
    }

    /** The same pawn with a double step in the direction of any advance, which can be answered en passant. */
    public PawnSpec doubleStepping(SidedCells from) {
        return new PawnSpec(advances, captures, block, advances, from, onceAGame, true, promotion, promotesTo);
    }

    /** The same pawn, stepping twice in these directions only. */
    public PawnSpec doubling(List<Step> steps) {
        return new PawnSpec(advances, captures, block, steps, doubleStep, onceAGame, enPassant, promotion, promotesTo);
    }

    /** The same pawn, which steps twice only as its first move, even if it can come back to where it started. */
    public PawnSpec onlyAsFirstMove() {
        return new PawnSpec(advances, captures, block, doubleSteps, doubleStep, true, enPassant, promotion, promotesTo);
    }

    /** The same pawn with another rule of what blocks it. */
    public PawnSpec blockedBy(PawnBlock newBlock) {
        return new PawnSpec(
                advances, captures, newBlock, doubleSteps, doubleStep, onceAGame, enPassant, promotion, promotesTo);
    }

    /** The same pawn, which is never captured en passant. */
    public PawnSpec withoutEnPassant() {
        return new PawnSpec(
                advances, captures, block, doubleSteps, doubleStep, onceAGame, false, promotion, promotesTo);
    }

    /** The same pawn without double step, hence never captured en passant. */
    public PawnSpec withoutDoubleStep() {
        return new PawnSpec(
                advances, captures, block, doubleSteps, SidedCells.none(), false, false, promotion, promotesTo);
    }

    /** The same pawn, becoming one of these. */
    public PawnSpec promotingTo(String symbols) {
        return new PawnSpec(
                advances, captures, block, doubleSteps, doubleStep, onceAGame, enPassant, promotion, symbols);
    }
}
