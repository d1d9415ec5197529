package org.plyspace.movegen.notation;

import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/**
 * The machine form with the piece in front and x for captures: {@code Qb5(4)xb1(2)} (notation.md, Moves). For rule sets whose source has no
 * notation of its own.
 */
public final class PieceInFront implements SourceNotation {

    private final Notation notation;

    /** Creates the notation of the rule set with this id. */
    public PieceInFront(String id) {
        this.notation = new Notation(id, "machine form with the piece in front", true);
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? "#" : "+";
    }

    @Override
    public String write(Position position, long move) {
        String machine = position.words().text(move, Notation.MACHINE);
        int kind = Move.kind(move);
        if (kind == Move.BOARD || kind == Move.CASTLING || kind == Move.DROP) {
            return machine;
        }
        String piece =
                position.rules().pieceTypes().get(Piece.type(Move.piece(move))).symbol();
        return piece + (Move.isCapture(move) ? machine.replace('-', 'x') : machine);
    }

    @Override
    public Verdict judge(Position position, String text) {
        return position.words().judge(text, Notation.MACHINE);
    }
}
