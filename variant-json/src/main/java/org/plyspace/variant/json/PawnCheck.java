package org.plyspace.variant.json;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.PawnSpec;
import org.plyspace.variant.json.tree.Mistakes;

/** Refuses pawns whose moves could not be told apart or could not be written down. */
record PawnCheck(PawnSpec moves, Section pawn, Mistakes mistakes) {

    void check(Optional<Board> board) {
        if (pawn.has("promotesTo") && !pawn.has("promotion")) {
            mistake("promotesTo", "pawns that promote need the field 'promotion', which says where");
        }
        if (moves.enPassant() && !pawn.has("doubleStep")) {
            mistake(
                    "enPassant",
                    "there is no double step to capture; false, or a field 'doubleStep', would be accepted");
        }
        if (pawn.has("doubleStep")) {
            checkSteps(board);
            board.ifPresent(found -> checkCells(found));
        }
    }

    private void mistake(String field, String reason) {
        mistakes.add(pawn.optional(field).orElseThrow().place(), reason);
    }

    private void checkSteps(Optional<Board> board) {
        List<Step> twice = moves.advances().stream()
                .map(step -> new Step(2 * step.dx(), 2 * step.dy(), 2 * step.dz()))
                .map(step -> board.map(found -> found.lattice().normal(step)).orElse(step))
                .toList();
        Set<Step> targets = new HashSet<>(moves.advances());
        if (!twice.stream().allMatch(targets::add)) {
            mistake(
                    "doubleStep",
                    "a double step would end where another advance ends; advances whose targets all differ"
                            + " would be accepted");
        }
        boolean ambiguous = moves.captures().stream().anyMatch(targets::contains);
        if (moves.enPassant() && ambiguous) {
            mistake(
                    "enPassant",
                    "a capture goes where an advance goes too, so that a move could be either; captures that"
                            + " differ from all advances, single and double, would be accepted");
        }
    }

    private void checkCells(Board board) {
        Lattice lattice = board.lattice();
        for (Side side : Side.values()) {
            for (int cell = 0; cell < lattice.cells(); cell++) {
                for (Step step : moves.doubleStep().has(side, cell) ? moves.advances() : List.<Step>of()) {
                    checkDoubleStep(board, side, cell, side == Side.WHITE ? step : step.forBlack());
                }
            }
        }
    }

    private void checkDoubleStep(Board board, Side side, int cell, Step step) {
        int over = board.lattice().step(cell, step);
        int end = over == Lattice.NO_CELL ? over : board.lattice().step(over, step);
        if (end == Lattice.NO_CELL) {
            return;
        }
        String what = "the " + side.word() + " pawn's double step from " + board.name(cell) + " to " + board.name(end);
        if (moves.promotion().has(side, over) || moves.promotion().has(side, end)) {
            mistake(
                    "doubleStep",
                    what + " would touch a square where it promotes; squares farther back would be accepted");
        } else if (moves.enPassant() && moves.promotion().has(side.opposite(), over)) {
            mistake("enPassant", what + " would be captured where the capturing pawn promotes, which is not supported");
        }
    }
}
