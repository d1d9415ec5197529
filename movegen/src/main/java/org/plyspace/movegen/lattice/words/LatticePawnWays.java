package org.plyspace.movegen.lattice.words;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.PawnWays;
import org.plyspace.movegen.lattice.declare.DeclaredPiece;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.tables.PawnTables;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** The ways in which pawns of one type move on a lattice. */
final class LatticePawnWays implements PawnWays {

    private final LatticeExplainer explainer;
    private final LatticePosition position;
    private final LatticeDeclaration declared;
    private final PawnTables pawns;

    LatticePawnWays(LatticeExplainer explainer, PawnTables pawns) {
        this.explainer = explainer;
        this.position = explainer.position;
        this.declared = explainer.declared;
        this.pawns = pawns;
    }

    @Override
    public boolean steps(int from, int to) {
        return contains(pawns.advances[position.state.side][from], to);
    }

    @Override
    public boolean captures(int from, int to) {
        return contains(pawns.captures[position.state.side][from], to);
    }

    @Override
    public boolean doubleSteps(int from, int to) {
        return hasDoubleStep(from, to) || isTwiceOneAdvance(from, to);
    }

    private boolean hasDoubleStep(int from, int to) {
        return pawns.crossed(position.state.side, from, to) != Lattice.NO_CELL;
    }

    private boolean isSwitchedOff(int from) {
        return declared.isDoubleStepOff(Piece.type(position.pieceAt(from)));
    }

    /** Whether a double step would lead there if it could be made from any cell, and if no option had switched it off. */
    private boolean isTwiceOneAdvance(int from, int to) {
        Lattice lattice = declared.lattice;
        DeclaredPiece piece = declared.pieces.get(Piece.type(position.pieceAt(from)));
        return (isSwitchedOff(from) || declared.pieces.stepsTwice(piece))
                && declared.mirror.of(piece.pawn().orElseThrow().doubleSteps(), position.sideToMove()).stream()
                        .filter(step -> lattice.step(from, step) != Lattice.NO_CELL)
                        .anyMatch(step -> lattice.step(lattice.step(from, step), step) == to);
    }

    private static boolean contains(int[] cells, int wanted) {
        return IntStream.of(cells).anyMatch(cell -> cell == wanted);
    }

    @Override
    public boolean isEnPassant(int to) {
        return position.state.epCrossed != Lattice.NO_CELL && explainer.departure(position.state.epCrossed) == to;
    }

    @Override
    public boolean hasEnPassant() {
        return pawns.enPassant;
    }

    @Override
    public Optional<Lost> lost(int from, int to) {
        if (hasDoubleStep(from, to)) {
            return position.state.isSpent(position.pieceAt(from), from)
                    ? Optional.of(new Lost("it has moved", citation()))
                    : Optional.empty();
        }
        String elsewhere = "that is no starting square of a " + explainer.men().described(position.pieceAt(from));
        return Optional.of(
                isSwitchedOff(from)
                        ? new Lost(CommonOptions.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP.citation())
                        : new Lost(elsewhere, citation()));
    }

    @Override
    public Optional<Illegal> hindrance(int from, int to) {
        int over = steps(from, to) ? Lattice.NO_CELL : pawns.crossed(position.state.side, from, to);
        return over != Lattice.NO_CELL && position.pieceAt(over) != Piece.NONE
                ? Optional.of(blocked("blocked: ", from, over))
                : watched(from);
    }

    /** The refusal if men around a pawn keep it from advancing although its way is free. */
    private Optional<Illegal> watched(int from) {
        boolean onlyEnemies = pawns.areOnlyEnemiesWatched();
        return IntStream.of(pawns.watched(position.state.side, from))
                .filter(cell -> position.pieceAt(cell) != Piece.NONE)
                .filter(cell -> !onlyEnemies || (position.pieceAt(cell) & 1) != position.state.side)
                .boxed()
                .findFirst()
                .map(cell -> blocked("a pawn may not advance while ", from, cell));
    }

    private Illegal blocked(String reason, int from, int cell) {
        return Explainer.illegal(Refusal.BLOCKED, reason + explainer.men().occupied(cell), citation())
                .mark(Role.MOVER, from)
                .mark(Role.BLOCKER, cell);
    }

    private String citation() {
        return declared.citation(Aspect.PAWN);
    }
}
