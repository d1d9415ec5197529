package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Attempt;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.TypedMoves;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.view.AttemptView;
import org.plyspace.web.view.JudgedView;

/**
 * The move that a person wants to play.
 *
 * @param typed the move as typed; empty if it was made by hand
 * @param byHand otherwise reads the attempt by hand in a position; throws if it is not an attempt there
 */
record MoveRequest(Optional<String> typed, Function<Position, Attempt> byHand) {

    /** The one legal move that the request means in a position; anything else is refused with its verdict. */
    long in(Position position) {
        long one = one(position);
        if (one != Move.NONE) {
            return one;
        }
        JudgedView judged = typed.map(text -> JudgedView.ofTyped(position, text))
                .orElseGet(() -> JudgedView.ofAttempt(position, byHand.apply(position)));
        Map<String, Object> details = Map.of("judged", judged);
        throw judged.moves() == null
                ? new HttpError(ErrorType.ILLEGAL, judged.reason(), details)
                : new HttpError(ErrorType.CHOICE, "several moves fit; one of them is to be chosen", details);
    }

    /** The legal move that the request means, or {@link Move#NONE} unless it is exactly one. */
    private long one(Position position) {
        if (typed.isPresent()) {
            return TypedMoves.judge(position, typed.get()) instanceof Verdict.Legal legal ? legal.move() : Move.NONE;
        }
        long[] choices = position.words().choices(byHand.apply(position));
        return choices.length == 1 ? choices[0] : Move.NONE;
    }

    /** Whether the request means a move that was played in a position. */
    boolean is(long move, Position before) {
        return typed.isPresent()
                ? one(before) == move
                : AttemptView.of(byHand.apply(before)).equals(AttemptView.of(move));
    }
}
