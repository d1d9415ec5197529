package org.plyspace.movegen.lattice;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** Says why a pawn may not go where a text sends it, promotion and exposed kings apart. */
final class PawnExplainer {

    private final LatticePosition position;
    private final LatticeRules rules;
    private final PawnTables pawns;
    private final Explainer explainer;
    private final String citation;

    PawnExplainer(Explainer explainer, PawnTables pawns) {
        this.position = explainer.position;
        this.rules = position.rules();
        this.pawns = pawns;
        this.explainer = explainer;
        this.citation = rules.declaration().citation(Aspect.PAWN);
    }

    /**
     * Why it may not; empty if nothing is in the way.
     *
     * @param to the cell it moves to, before it goes on to where it arrives
     */
    Optional<Verdict> refusal(MoveReading.Step step, int to) {
        int from = step.from();
        boolean advance = contains(pawns.advances[position.side][from], to);
        boolean capture = contains(pawns.captures[position.side][from], to);
        boolean occupied = position.pieceAt(to) != Piece.NONE;
        if (capture && (occupied || !advance)) {
            return occupied || step.to() == position.epCrossed
                    ? Optional.empty()
                    : Optional.of(nothingToCapture(from, to));
        }
        if (advance) {
            return occupied ? blocked(from, to) : hindrance(from);
        }
        int over = pawns.crossed(position.side, from, to);
        if (over != Lattice.NO_CELL) {
            if (position.isSpent(position.pieceAt(from), from)) {
                return Optional.of(lost(from, to));
            }
            return occupied
                    ? blocked(from, to)
                    : position.pieceAt(over) != Piece.NONE ? blocked(from, over) : hindrance(from);
        }
        return Optional.of(wrongWay(step, to));
    }

    private Verdict lost(int from, int to) {
        return explainer
                .illegal(Refusal.RIGHT_LOST, "the pawn on " + rules.name(from) + " has moved before", citation)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, to);
    }

    private Verdict wrongWay(MoveReading.Step step, int to) {
        int from = step.from();
        if (isSwitchedOff(from, to)) {
            return explainer
                    .illegal(
                            Refusal.RIGHT_LOST,
                            "the pawn on " + rules.name(from) + " has no double step: " + CommonOptions.DOUBLE_STEP_OFF,
                            CommonOption.DOUBLE_STEP.citation())
                    .mark(Role.MOVER, from)
                    .mark(Role.TARGET, step.to());
        }
        boolean fromElsewhere = wouldBeDoubleStep(from, to);
        String hint = fromElsewhere ? ": it would have to be a double step from a starting square of its side" : "";
        return explainer
                .illegal(
                        fromElsewhere ? Refusal.RIGHT_LOST : Refusal.DOES_NOT_MOVE_SO,
                        "a pawn on " + rules.name(from) + " does not move to " + rules.name(step.to()) + hint,
                        citation)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, step.to());
    }

    /** Whether it would be a double step, from wherever, had no option switched them off. */
    private boolean isSwitchedOff(int from, int to) {
        LatticeSpec spec = rules.declaration();
        PieceSpec piece = spec.pieces.get(Piece.type(position.pieceAt(from)));
        return spec.doubleStepsOff.contains(piece.symbol())
                && spec.mirror.of(piece.pawn().orElseThrow().doubleSteps(), position.sideToMove()).stream()
                        .anyMatch(step -> twice(spec.lattice, from, step) == to);
    }

    private static int twice(Lattice lattice, int from, Step step) {
        int over = lattice.step(from, step);
        return over == Lattice.NO_CELL ? Lattice.NO_CELL : lattice.step(over, step);
    }

    private boolean wouldBeDoubleStep(int from, int to) {
        boolean twoAdvances = IntStream.of(pawns.advances[position.side][from])
                .anyMatch(next -> contains(pawns.advances[position.side][next], to));
        boolean anyDoubles = Stream.of(pawns.doubles[position.side])
                .flatMapToInt(IntStream::of)
                .anyMatch(end -> end != Lattice.NO_CELL);
        return twoAdvances && anyDoubles;
    }

    private static boolean contains(int[] cells, int wanted) {
        return IntStream.of(cells).anyMatch(cell -> cell == wanted);
    }

    private Verdict nothingToCapture(int from, int to) {
        String enPassant = pawns.enPassant ? ", nor has a pawn just crossed it" : "";
        return explainer
                .illegal(
                        Refusal.NOTHING_TO_CAPTURE,
                        "a pawn goes to " + rules.name(to) + " only to capture, and no enemy stands there" + enPassant,
                        citation)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, to);
    }

    private Optional<Verdict> blocked(int from, int cell) {
        return Optional.of(explainer
                .illegal(Refusal.BLOCKED, "blocked: " + explainer.occupied(cell), citation)
                .mark(Role.MOVER, from)
                .mark(Role.BLOCKER, cell));
    }

    /** What keeps a pawn from advancing although its way is free. */
    private Optional<Verdict> hindrance(int from) {
        int[] watched = switch (pawns.block) {
            case NONE -> new int[0];
            case ANY_ADVANCE_OCCUPIED -> pawns.advances[position.side][from];
            case ENEMY_ON_CAPTURE -> pawns.captures[position.side][from];
        };
        boolean onlyEnemies = pawns.block == PawnBlock.ENEMY_ON_CAPTURE;
        return IntStream.of(watched)
                .filter(cell -> position.pieceAt(cell) != Piece.NONE)
                .filter(cell -> !onlyEnemies || (position.pieceAt(cell) & 1) != position.side)
                .boxed()
                .findFirst()
                .map(cell -> explainer
                        .illegal(Refusal.BLOCKED, "a pawn may not advance while " + explainer.occupied(cell), citation)
                        .mark(Role.MOVER, from)
                        .mark(Role.BLOCKER, cell));
    }
}
