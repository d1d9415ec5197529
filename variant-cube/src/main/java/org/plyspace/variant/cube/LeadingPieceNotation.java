package org.plyspace.variant.cube;

import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.LatticePosition;
import org.plyspace.movegen.lattice.SourceNotation;

/** The machine form with the piece in front (notation.md, Moves): the challenge has no notation of its own for moves. */
final class LeadingPieceNotation implements SourceNotation {

    @Override
    public Notation notation() {
        return new Notation("source", "machine form with the piece in front", true);
    }

    @Override
    public String mark(boolean check, boolean mate) {
        return mate ? "#" : check ? "+" : "";
    }

    @Override
    public String write(LatticePosition position, long move) {
        String letter =
                position.rules().pieceTypes().get(Piece.type(Move.piece(move))).symbol();
        return letter
                + position.words().name(Move.from(move))
                + (Move.isCapture(move) ? "x" : "-")
                + position.words().name(Move.to(move));
    }

    @Override
    public Verdict judge(LatticePosition position, String text) {
        return position.words().judge(text, Notation.MACHINE);
    }
}
