package org.plyspace.web.view;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.engine.GameResult;

/**
 * The outcome of a game.
 *
 * @param result {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}
 * @param text the result and reason in words
 */
public record OutcomeView(String result, String reason, String text) {

    /** Creates the view of an outcome. */
    public static OutcomeView of(Outcome outcome) {
        return new OutcomeView(GameResult.of(Optional.of(outcome)).text(), outcome.reason(), outcome.toString());
    }
}
