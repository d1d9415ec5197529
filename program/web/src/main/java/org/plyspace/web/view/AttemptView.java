package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.plyspace.api.Attempt;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/** A move as made by hand: from and to, a board and an anchor, or a type of piece to drop and to. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AttemptView(Integer from, Integer to, Integer board, Integer anchor, Integer drop) {

    /** Creates the view of a legal move. */
    public static AttemptView of(long move) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> new AttemptView(null, null, Move.from(move), Move.to(move), null);
            case Move.DROP -> new AttemptView(null, Move.to(move), null, null, Piece.type(Move.piece(move)));
            default -> new AttemptView(Move.from(move), Move.to(move), null, null, null);
        };
    }

    /** Creates the view of an attempt. */
    public static AttemptView of(Attempt attempt) {
        if (attempt instanceof Attempt.Shift shift) {
            return new AttemptView(null, null, shift.board(), shift.anchor(), null);
        }
        if (attempt instanceof Attempt.Drop drop) {
            return new AttemptView(null, drop.to(), null, null, drop.pieceType());
        }
        Attempt.Step step = (Attempt.Step) attempt;
        return new AttemptView(step.from(), step.to(), null, null, null);
    }
}
