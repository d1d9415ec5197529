package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Termination;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;

class EndingTest {

    static Stream<Arguments> endings() {
        return Stream.of(
                Arguments.of(Ending.draw(Ending.EVEN), Optional.empty(), Termination.ADJUDICATION),
                Arguments.of(Ending.draw(Ending.LONG), Optional.empty(), Termination.ADJUDICATION),
                Arguments.of(
                        Ending.loss(Side.WHITE, Ending.RESIGNED), Optional.of(Side.BLACK), Termination.ADJUDICATION),
                Arguments.of(Ending.loss(Side.BLACK, Ending.TIME), Optional.of(Side.WHITE), Termination.TIME_FORFEIT),
                Arguments.of(Ending.failure(Side.BLACK, "it ended"), Optional.of(Side.WHITE), Termination.ABANDONED),
                Arguments.of(
                        Ending.illegalMove(Side.WHITE, "a1-a9"),
                        Optional.of(Side.BLACK),
                        Termination.RULES_INFRACTION));
    }

    @ParameterizedTest
    @MethodSource("endings")
    void whoWinsAndHowTheRecordSaysIt(Ending ending, Optional<Side> winner, Termination termination) {
        assertEquals(winner, ending.winner());
        assertEquals(termination, ending.termination());
    }

    @Test
    void theRulesNameTheirOwnReason() {
        Ending mate = Ending.of(Outcome.win(Side.BLACK, Outcome.CHECKMATE));

        assertEquals(Outcome.CHECKMATE, mate.reason());
        assertEquals(Optional.of(Side.BLACK), mate.winner());
        assertEquals(Optional.empty(), mate.failure());
    }

    /** It is White in the games of even numbers. */
    @ParameterizedTest(name = "game {0}, {1}")
    @CsvSource({
        "0, WHITE_WINS, 2",
        "0, DRAW, 1",
        "0, BLACK_WINS, 0",
        "1, WHITE_WINS, 0",
        "1, DRAW, 1",
        "1, BLACK_WINS, 2",
        "6, BLACK_WINS, 0",
        "7, BLACK_WINS, 2",
    })
    void halfPointsAreThoseOfTheFirstEngine(int number, GameResult result, int halfPoints) {
        GameRecord record = new GameRecord(
                "toy",
                Map.of(),
                Optional.empty(),
                GameLine.of(List.of("a1-a2")),
                result,
                Optional.of("adjudication"),
                Map.of());

        assertEquals(halfPoints, new MatchGame(number, record).halfPoints());
    }
}
