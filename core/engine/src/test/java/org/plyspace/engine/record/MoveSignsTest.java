package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveSignsTest {

    /** As PGN's standard numbers them; others keep their number. */
    @ParameterizedTest
    @CsvSource({
        "$1, !",
        "$2, ?",
        "$3, !!",
        "$4, ??",
        "$5, !?",
        "$6, ?!",
        "$7, $7",
        "$0, $0",
        "$013, $13",
        "$005, !?",
        "?!, ?!",
        "!?!, !?!"
    })
    void numbersOfSignsAreThoseOfTheStandard(String word, String sign) {
        assertEquals(Optional.of(sign), MoveSigns.of(word));
    }

    @ParameterizedTest
    @CsvSource({"$", "$x", "e4!", "5"})
    void otherWordsAreNone(String word) {
        assertEquals(Optional.empty(), MoveSigns.of(word));
    }
}
