package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Times as people write them. */
class SecondsTest {

    @ParameterizedTest
    @CsvSource({"3, 3000", "3s, 3000", "3 s, 3000", "0.5, 500", "0.5s, 500", ".25s, 250", "1000000, 1000000000"})
    void secondsAreReadWithTheirUnitAndWithout(String text, long millis) {
        assertEquals(Optional.of(new Seconds(millis)), Seconds.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "-1", "1e3", "3m", "3ss", "0.0001", "1,5", "NaN", "12345678"})
    void nothingElseIsRead(String text) {
        assertEquals(Optional.empty(), Seconds.parse(text));
    }
}
