package org.plyspace.match.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Side;

class EvalTextTest {

    /** A win in one move, in two, in three; a loss by the next move, by the one after it. */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "WHITE, 35, 0.35",
        "BLACK, 35, -0.35",
        "BLACK, -135, 1.35",
        "WHITE, 0, 0.00",
        "BLACK, 0, 0.00",
        "WHITE, 31999, #0",
        "WHITE, 31997, #1",
        "BLACK, 31995, #-2",
        "WHITE, -31998, #-1",
        "BLACK, -31996, #2",
    })
    void scoresAreForWhiteAndMatesCountedFromAfterTheMove(Side side, int score, String worth) {
        assertEquals("[%eval " + worth + "]", EvalText.of(side, score, OptionalInt.empty()));
        assertEquals("[%eval " + worth + ",7]", EvalText.of(side, score, OptionalInt.of(7)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "WHITE, 35, 35",
        "BLACK, 35, -35",
        "BLACK, -135, 135",
        "WHITE, 31999, 32000",
        "BLACK, 31999, -32000",
        "BLACK, 31995, -32000",
        "WHITE, -31998, -32000",
        "BLACK, -31996, 32000",
    })
    void whatIsWrittenIsReadForWhite(Side side, int score, int forWhite) {
        String comment = "before " + EvalText.of(side, score, OptionalInt.of(7)) + " [%clk 0:00:01.0]";

        assertEquals(OptionalInt.of(forWhite), EvalText.read(comment, side));
        assertEquals(OptionalInt.of(forWhite), EvalText.read(EvalText.of(side, score, OptionalInt.empty()), side));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a good move", "[%eval ]", "[%eval 1]", "[%eval x]", "[%eval 99999999.00]", "[%eval 0.5"})
    void otherCommentsHaveNoScore(String comment) {
        assertEquals(OptionalInt.empty(), EvalText.read(comment, Side.WHITE));
    }
}
