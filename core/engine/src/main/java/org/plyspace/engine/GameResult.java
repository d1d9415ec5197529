package org.plyspace.engine;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;

/** A game's result as records and game texts write it. */
public enum GameResult {
    WHITE_WINS("1-0", Optional.of(Side.WHITE)),
    BLACK_WINS("0-1", Optional.of(Side.BLACK)),
    DRAW("1/2-1/2", Optional.empty()),
    /** The game goes on or was left unfinished. */
    OPEN("*", Optional.empty());

    private final String text;
    private final Optional<Side> winner;

    GameResult(String text, Optional<Side> winner) {
        this.text = text;
        this.winner = winner;
    }

    /** The written form: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String text() {
        return text;
    }

    /** The result with a written form; empty if there is none. */
    public static Optional<GameResult> of(String text) {
        return Arrays.stream(values())
                .filter(result -> result.text.equals(text))
                .findFirst();
    }

    /** The message that a text is not a result, listing those there are. */
    public static String refusal(String text) {
        return "'" + Texts.shorten(text) + "' is not a result; expected "
                + Arrays.stream(values()).map(GameResult::text).collect(Collectors.joining(", "));
    }

    /** The side that won; empty for a draw or a game that goes on. */
    public Optional<Side> winner() {
        return winner;
    }

    /** The result that corresponds to an outcome; empty stands for a game that goes on. */
    public static GameResult of(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            return OPEN;
        }
        Optional<Side> won = outcome.get().winner();
        return won.isEmpty() ? DRAW : won.get() == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /**
     * Ends a game with this result: unless its last position decides it, by resignation or agreement.
     *
     * @return the reason why the game cannot have ended so; empty if it did
     */
    public Optional<String> conclude(Game game) {
        return conclude(game, Optional.empty());
    }

    /**
     * Ends a game with this result: unless its last position decides it, for the given reason if it fits the result, else by
     * resignation or agreement.
     *
     * @return the reason why the game cannot have ended so; empty if it did
     */
    public Optional<String> conclude(Game game, Optional<Termination> given) {
        Optional<Outcome> outcome = game.outcome();
        if (outcome.isPresent()) {
            return of(outcome) == this
                    ? Optional.empty()
                    : Optional.of("the result is given as " + text + ", but it is: " + outcome.get());
        }
        if (this != OPEN) {
            Termination usual = this == DRAW ? Termination.AGREED_DRAW : Termination.RESIGNATION;
            Termination termination = given.filter(any -> any.allows(this)).orElse(usual);
            game.end(new Outcome(winner, termination.reason()));
        }
        return Optional.empty();
    }
}
