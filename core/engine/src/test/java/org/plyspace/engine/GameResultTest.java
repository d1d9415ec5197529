package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Side;

/** A given result ends a game that goes on, and must not contradict one that is over. */
class GameResultTest {

    private final Ring ring =
            new Ring(new Repetition(2, Meaning.LOSS_FOR_REPEATER, Bound.GAME), ply -> false, ply -> ply);

    @ParameterizedTest
    @CsvSource({"1-0, WHITE, WHITE_WINS", "0-1, BLACK, BLACK_WINS", "1/2-1/2, , DRAW"})
    void aResultIsThatOfItsWinnerAndItsText(String text, Side winner, GameResult result) {
        assertEquals(Optional.of(result), GameResult.of(text));
        assertEquals(text, result.text());
        assertEquals(Optional.ofNullable(winner), result.winner());
        assertEquals(result, GameResult.of(Optional.of(new Outcome(Optional.ofNullable(winner), "any reason"))));
    }

    @Test
    void aGameThatGoesOnHasNone() {
        assertEquals(GameResult.OPEN, GameResult.of(Optional.empty()));
        assertEquals(Optional.of(GameResult.OPEN), GameResult.of("*"));
        assertEquals(Optional.empty(), GameResult.of("1:0"));
    }

    /** A termination that does not go with the result is as good as none. */
    @ParameterizedTest(name = "{0} by {1}: {2}")
    @CsvSource({
        "WHITE_WINS, , resignation",
        "BLACK_WINS, , resignation",
        "DRAW, , agreed draw",
        "WHITE_WINS, RESIGNATION, resignation",
        "DRAW, RESIGNATION, agreed draw",
        "BLACK_WINS, AGREED_DRAW, resignation",
        "DRAW, AGREED_DRAW, agreed draw",
        "BLACK_WINS, TIME_FORFEIT, time forfeit",
        "DRAW, TIME_FORFEIT, time forfeit",
        "WHITE_WINS, RULES_INFRACTION, rules infraction",
        "DRAW, ADJUDICATION, adjudication",
        "BLACK_WINS, ABANDONED, abandoned",
    })
    void aResultEndsAGameForTheReasonThatIsGiven(GameResult result, Termination given, String reason) {
        Game game = ring.game(3);

        assertEquals(Optional.empty(), result.conclude(game, Optional.ofNullable(given)));
        assertEquals(Optional.of(new Outcome(result.winner(), reason)), game.outcome());
    }

    @ParameterizedTest
    @EnumSource(Termination.class)
    void anOpenResultLeavesAGameOpen(Termination given) {
        Game game = ring.game(3);

        assertEquals(Optional.empty(), GameResult.OPEN.conclude(game, Optional.of(given)));
        assertEquals(Optional.empty(), game.outcome());
    }

    /** Black has repeated the position, and so White has won. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {
                "WHITE_WINS, -",
                "BLACK_WINS, 'the result is given as 0-1, but it is: white wins by repetition'",
                "DRAW, 'the result is given as 1/2-1/2, but it is: white wins by repetition'",
                "OPEN, 'the result is given as *, but it is: white wins by repetition'",
            })
    void aResultMustNotContradictTheRules(GameResult result, String contradiction) {
        Game game = ring.game(4);

        assertEquals(Optional.ofNullable(contradiction), result.conclude(game));
        assertEquals(Optional.of(Outcome.win(Side.WHITE, "repetition")), game.outcome());
    }
}
