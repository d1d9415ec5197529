package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RepetitionTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void twoToFourTimesAreTaken(int times) {
        assertEquals(times, new Repetition(times, Repetition.Meaning.DRAW, Repetition.Bound.GAME).times());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5})
    void otherNumbersAreRefused(int times) {
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> new Repetition(times, Repetition.Meaning.DRAW, Repetition.Bound.CLOCK));
        assertTrue(refusal.getMessage().contains("expected 2 to 4"), refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"2,repetition", "3,threefold repetition", "4,fourfold repetition"})
    void anEndByRepetitionSaysHowOften(int times, String reason) {
        assertEquals(reason, Outcome.repetition(times));
    }

    @ParameterizedTest
    @CsvSource({"50,fifty moves", "75,seventy-five moves", "100,a hundred moves", "20,20 moves"})
    void anEndByTheClockSaysHowManyMoves(int moves, String reason) {
        assertEquals(reason, Outcome.moves(moves));
    }

    @Test
    void theUsualRuleIsADrawAtTheThirdTime() {
        assertEquals(3, Repetition.THREEFOLD.times());
        assertEquals(Repetition.Meaning.DRAW, Repetition.THREEFOLD.meaning());
        assertEquals(Repetition.Bound.CLOCK, Repetition.THREEFOLD.bound());
    }
}
