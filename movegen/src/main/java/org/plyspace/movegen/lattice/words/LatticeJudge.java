package org.plyspace.movegen.lattice.words;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.movegen.judge.MoveJudge;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.play.LatticePosition;

/** Judges moves on a lattice. */
final class LatticeJudge extends MoveJudge {

    private final LatticePosition position;

    LatticeJudge(LatticePosition position, MachineForm machine, LatticeExplainer explainer) {
        super(position, machine, explainer);
        this.position = position;
    }

    /** Lists only the moves of the man or the drop in question, which are far fewer. */
    @Override
    protected void list(MoveReading reading, MoveList into) {
        if (reading instanceof MoveReading.Step step) {
            listAt(Piece.NONE, step.from(), into);
        } else if (reading instanceof MoveReading.Afar afar) {
            listAt(Piece.NONE, afar.from(), into);
        } else if (reading instanceof MoveReading.Drop drop) {
            listAt(Piece.code(position.sideToMove(), drop.type()), drop.to(), into);
        } else {
            position.legalMoves(into);
        }
    }

    private void listAt(int dropped, MoveReading.Square square, MoveList into) {
        if (square.cell() != MoveReading.NONE) {
            position.listAt(dropped, square.cell(), into);
        }
    }

    @Override
    protected String castling(long move) {
        return position.state
                .tables
                .castling
                .way(position.state.side, Move.from(move), Move.to(move))
                .text();
    }

    @Override
    protected boolean means(MoveReading reading, long move) {
        if (reading instanceof MoveReading.After after) {
            return MovePrelude.cell(move) == after.square().cell() && super.means(after.rest(), MovePrelude.rest(move));
        }
        return !MovePrelude.isIn(move) && super.means(reading, move);
    }
}
