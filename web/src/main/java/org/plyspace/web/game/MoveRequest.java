package org.plyspace.web.game;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Attempt;
import org.plyspace.api.Position;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.view.AttemptView;
import org.plyspace.web.view.JudgedView;

/**
 * What a person wants to play.
 *
 * @param typed the move as it was typed, if it was
 * @param byHand else what a hand does in a position; it denies what is no attempt there
 */
record MoveRequest(Optional<String> typed, Function<Position, Attempt> byHand) {

    /** The one legal move that it is in a position; anything else is denied, with what it was judged to be. */
    long in(Position position) {
        JudgedView judged = judged(position);
        if (judged.isOne()) {
            return judged.one();
        }
        Map<String, Object> told = Map.of("judged", judged);
        throw judged.moves() == null
                ? new HttpError(ErrorType.ILLEGAL, judged.reason(), told)
                : new HttpError(ErrorType.CHOICE, "several moves fit; one of them is to be chosen", told);
    }

    private JudgedView judged(Position position) {
        return typed.map(text -> JudgedView.ofTyped(position, text))
                .orElseGet(() -> JudgedView.ofAttempt(position, byHand.apply(position)));
    }

    /** Whether it is a move that was played in a position. */
    boolean is(long move, Position before) {
        if (typed.isEmpty()) {
            return AttemptView.of(byHand.apply(before)).equals(AttemptView.of(move));
        }
        JudgedView judged = judged(before);
        return judged.isOne() && judged.one() == move;
    }
}
