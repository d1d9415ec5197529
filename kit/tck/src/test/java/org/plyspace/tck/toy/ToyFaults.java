package org.plyspace.tck.toy;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Finds what keeps a setup of the toy from being played. */
final class ToyFaults {

    private final Setup setup;
    private final ToyRules rules;
    private final List<Fault> faults = new ArrayList<>();

    ToyFaults(Setup setup, Purpose purpose, ToyRules rules) {
        this.setup = setup;
        this.rules = rules;
        for (Side side : Side.values()) {
            kings(side, purpose == Purpose.CHECKMATE && side != setup.side() ? 0 : 1);
            pawns(side);
        }
        enPassant();
        check();
    }

    List<Fault> list() {
        return faults;
    }

    private void kings(Side side, int least) {
        List<Integer> cells = cellsOf(Piece.code(side, ToyBoard.KING));
        if (cells.size() < least || cells.size() > 1) {
            add("placement", side.word() + " has " + cells.size() + " kings; expected 1", cells);
        }
    }

    private void pawns(Side side) {
        for (int cell : cellsOf(Piece.code(side, ToyBoard.PAWN))) {
            if (ToyBoard.y(cell, setup.anchorOf(0)) == ToyBoard.lastRank(side)) {
                add("placement", "a " + side.word() + " pawn on its last rank would have been promoted", List.of(cell));
            }
        }
    }

    private void enPassant() {
        String field = setup.field(Setup.EN_PASSANT);
        if (field.equals("-")) {
            return;
        }
        if (rules.options().is(ToyVariant.DOUBLE_STEP, "off")) {
            add("en passant", "double steps are switched off; expected '-'", List.of());
            return;
        }
        int crossed = ToyBoard.cellNamed(field.substring(0, 2), setup.anchorOf(0));
        int pawn = ToyBoard.cellNamed(field.substring(3), setup.anchorOf(0));
        Side mover = setup.side().opposite();
        int start = crossed - 4 * ToyBoard.forward(mover);
        boolean possible = crossed >= 0
                && crossed < ToyBoard.FIRST_OF_H
                && crossed / 4 == ToyBoard.lastRank(mover.opposite()) + ToyBoard.forward(mover)
                && pawn == crossed + 4 * ToyBoard.forward(mover)
                && setup.pieceAt(pawn) == Piece.code(mover, ToyBoard.PAWN)
                && setup.pieceAt(crossed) == Piece.NONE
                && setup.pieceAt(start) == Piece.NONE;
        if (!possible) {
            add("en passant", "no double step can have ended so; expected '-'", List.of());
        }
    }

    private void check() {
        if (faults.isEmpty()
                && rules.unchecked(setup).isRoyalAttacked(setup.side().opposite())) {
            add("side", "the side that has just moved is in check", List.of());
        }
    }

    private List<Integer> cellsOf(int piece) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            if (setup.pieceAt(cell) == piece) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private void add(String field, String reason, List<Integer> cells) {
        faults.add(new Fault(field, reason, "toy 2", cells));
    }
}
