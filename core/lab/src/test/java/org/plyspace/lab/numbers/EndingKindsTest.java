package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A difference follows from the rules alone")
class EndingKindsTest {

    @ParameterizedTest(name = "{2} of {1} against {0}: {3}")
    @CsvSource({
        "chess, chess:clock=75, ending:draw fifty moves, true",
        "chess, chess:clock=75, ending:draw seventy-five moves, true",
        "chess, chess:clock=75, ending:draw stalemate, false",
        "chess, chess:clock=75, decisive, false",
        "chess, chess:stalemate=win, ending:win stalemate, true",
        "chess, chess:stalemate=win, ending:draw threefold repetition, false",
        "chess, chess:repetition=white-avoids, ending:win threefold repetition, true",
        "'chess:clock=75,castling=off', chess:clock=75, ending:draw seventy-five moves, false",
        "a.jar#chess, b.jar#chess:clock=none, ending:draw fifty moves, true",
        "chess, chess:castling=off, ending:draw fifty moves, false",
    })
    void whereAnOptionSaysHowGamesEnd(String before, String after, String row, boolean expected) {
        assertEquals(expected, EndingKinds.differByDefinition(before, after, row));
    }
}
