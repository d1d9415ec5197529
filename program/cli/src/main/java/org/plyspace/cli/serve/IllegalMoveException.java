package org.plyspace.cli.serve;

import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.TypedMoves;

/** One of the moves that a question makes is not legal, or not a move. */
final class IllegalMoveException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final int ply;
    private final String move;
    private final transient RefusedMove refusal;

    private IllegalMoveException(int ply, String move, RefusedMove refusal, String message) {
        super(message);
        this.ply = ply;
        this.move = move;
        this.refusal = refusal;
    }

    /**
     * The refusal of a move.
     *
     * @param ply its index among the moves of the question, from 0
     * @param verdict any but a legal one
     */
    static IllegalMoveException of(int ply, String move, Position position, Verdict verdict) {
        RefusedMove refusal = verdict instanceof Verdict.Illegal illegal
                ? RefusedMove.of(position, illegal)
                : new RefusedMove(null, TypedMoves.unread(position, move, (Verdict.Malformed) verdict), null, null);
        return new IllegalMoveException(
                ply, move, refusal, "moves[" + ply + "]: " + TypedMoves.reason(position, move, verdict));
    }

    /** The refusal of a move after the end of the game. */
    static IllegalMoveException afterTheEnd(int ply, String move, Outcome outcome) {
        String reason = "the game is over: " + outcome;
        return new IllegalMoveException(
                ply, move, new RefusedMove(null, reason, null, null), "moves[" + ply + "]: " + reason);
    }

    int ply() {
        return ply;
    }

    String move() {
        return move;
    }

    RefusedMove refusal() {
        return refusal;
    }
}
