package org.plyspace.movegen.lattice.declare;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.DeclarationFault;

/** Refuses pawns whose moves would be ambiguous or could not be written. */
record PawnCheck(LatticeDeclarationCheck check, DeclaredPiece piece, PawnSpec pawn) {

    private static final String DOUBLE_STEP = "doubleStep";
    private static final String EN_PASSANT = "enPassant";

    void run() {
        checkPromotion();
        if (!pawn.advances().containsAll(pawn.doubleSteps())) {
            add("doubleSteps", "a direction is not an advance; expected advances only");
        }
        if (!check.isEmpty(pawn.doubleStep())) {
            checkSteps();
            checkCells();
        } else if (pawn.enPassant()) {
            add(EN_PASSANT, "no double step to capture; expected cells from which pawns step twice");
        }
    }

    private void add(String part, String reason) {
        check.add("pawn", piece.symbol(), part, reason);
    }

    private void checkPromotion() {
        if (check.isEmpty(pawn.promotion())) {
            if (!pawn.promotesTo().isEmpty()) {
                add("promotesTo", "pawns that promote need cells of promotion");
            }
            return;
        }
        new PromotionCheck(check).checkChoices("pawn", piece, "promotesTo", pawn.promotesTo());
    }

    private void checkSteps() {
        Lattice lattice = check.declaration().lattice;
        Set<Step> targets =
                pawn.advances().stream().map(lattice::normal).collect(Collectors.toCollection(HashSet::new));
        boolean distinct = pawn.doubleSteps().stream()
                .map(step -> lattice.normal(new Step(2 * step.dx(), 2 * step.dy(), 2 * step.dz())))
                .toList()
                .stream()
                .allMatch(targets::add);
        if (!distinct) {
            add(
                    DOUBLE_STEP,
                    "a double step would end where another advance ends; expected advances whose targets all differ");
        }
        boolean ambiguous = pawn.captures().stream().map(lattice::normal).anyMatch(targets::contains);
        if (pawn.enPassant() && ambiguous) {
            add(
                    EN_PASSANT,
                    "a capture goes where an advance goes too, and a move could be either; expected captures that"
                            + " differ from all advances, single and double");
        }
    }

    private void checkCells() {
        Optional<DeclarationFault> touching = Optional.empty();
        for (Side side : Side.values()) {
            for (int cell = 0; cell < check.declaration().lattice.cells(); cell++) {
                if (pawn.doubleStep().has(side, cell)) {
                    touching = touching.isPresent() ? touching : touching(side, cell);
                }
            }
        }
        touching.ifPresent(fault -> add(fault.part(), fault.reason()));
    }

    /** The fault of double steps from a cell; others are likely to have the same one. */
    private Optional<DeclarationFault> touching(Side side, int cell) {
        return pawn.doubleSteps().stream()
                .flatMap(step -> touching(side, cell, check.declaration().mirror.of(step, side)).stream())
                .findFirst();
    }

    private Optional<DeclarationFault> touching(Side side, int cell, Step step) {
        Lattice lattice = check.declaration().lattice;
        int over = lattice.step(cell, step);
        int end = over == Lattice.NO_CELL ? over : lattice.step(over, step);
        if (end == Lattice.NO_CELL) {
            return Optional.empty();
        }
        String what = "the " + side.word() + " pawn's double step from " + check.name(cell) + " to " + check.name(end);
        if (pawn.promotion().has(side, over) || pawn.promotion().has(side, end)) {
            return fault(DOUBLE_STEP, what + " would touch a square where it promotes; expected squares farther back");
        }
        return pawn.enPassant() && pawn.promotion().has(side.opposite(), over)
                ? fault(
                        EN_PASSANT,
                        what + " would be captured where the capturing pawn promotes, which is not supported")
                : Optional.empty();
    }

    private Optional<DeclarationFault> fault(String part, String reason) {
        return Optional.of(new DeclarationFault("pawn", piece.symbol(), part, reason));
    }
}
