package org.plyspace.movegen.text;

import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** Finds the legal moves that an attempt can mean. */
public final class Attempts {

    private Attempts() {}

    /** Implements {@link org.plyspace.api.PositionWords#choices}. */
    public static long[] choices(Position position, Attempt attempt) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return LongStream.of(legal.toArray()).filter(meant(attempt)).toArray();
    }

    private static LongPredicate meant(Attempt attempt) {
        if (attempt instanceof Attempt.Step step) {
            return move -> Move.kind(move) != Move.BOARD
                    && Move.kind(move) != Move.DROP
                    && Move.from(move) == step.from()
                    && Move.to(move) == step.to();
        }
        if (attempt instanceof Attempt.Shift shift) {
            return move -> Move.kind(move) == Move.BOARD
                    && Move.from(move) == shift.board()
                    && Move.to(move) == shift.anchor();
        }
        Attempt.Drop drop = (Attempt.Drop) attempt;
        return move -> Move.kind(move) == Move.DROP
                && Piece.type(Move.piece(move)) == drop.pieceType()
                && Move.to(move) == drop.to();
    }
}
