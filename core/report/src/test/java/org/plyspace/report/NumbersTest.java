package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest(name = "{0} s: {1}")
    @CsvSource({
        "0, 0 s",
        "0.6, 1 s",
        "119, 119 s",
        "120, 2 min",
        "150, 3 min",
        "7199, 120 min",
        "7200, 2 h 0 min",
        "12000, 3 h 20 min",
        "172799, 47 h 59 min",
        "172800, 2 days 0 h",
        "187200, 2 days 4 h",
    })
    void timesAreAsExactAsAGuessDeserves(double seconds, String text) {
        assertEquals(text, Numbers.duration(seconds));
    }
}
