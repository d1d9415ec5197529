package org.plyspace.movegen.stack;

import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** The machine form with the piece in front and x for captures: {@code Qb5(4)xb1(2)} (notation.md, Moves). */
public final class PieceInFront implements SourceNotation {

    private final Notation notation;

    /** As a rule set's own notation of an id. */
    public PieceInFront(String id) {
        this.notation = new Notation(id, "squares with the piece in front", true);
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public boolean hasPieceInFront() {
        return true;
    }

    @Override
    public String write(long move, Position position) {
        String machine = position.words().text(move, Notation.MACHINE);
        int kind = Move.kind(move);
        if (kind == Move.BOARD || kind == Move.CASTLING) {
            return machine;
        }
        String piece =
                position.rules().pieceTypes().get(Piece.type(Move.piece(move))).symbol();
        return piece + (Move.isCapture(move) ? machine.replace('-', 'x') : machine);
    }

    @Override
    public SourceMove toMachine(String text, Position position) {
        return new SourceMove.Machine(text);
    }
}
