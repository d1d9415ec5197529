package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;

class TimeControlTest {

    @ParameterizedTest
    @CsvSource({
        "10+0.1, 10000, 100, 10+0.1",
        "60, 60000, 0, 60",
        "300+0, 300000, 0, 300",
        "0.5+2, 500, 2000, 0.5+2",
        "0.001, 1, 0, 0.001",
        "5400+30, 5400000, 30000, 5400+30",
    })
    void secondsAreReadAndWrittenAgain(String text, long millis, long increment, String tag) {
        TimeControl time = TimeControl.parse(text);

        assertEquals(new TimeControl(millis, increment), time);
        assertEquals(tag, time.tag());
        assertEquals(time, TimeControl.parse(tag));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+", "+1", "10+", "10+1+1", "ten", "-10", "10,5"})
    void whatIsNoTimeControlIsRefusedInWords(String text) {
        UsageException refused = assertThrows(UsageException.class, () -> TimeControl.parse(text));

        assertTrue(refused.getMessage().contains("such as 10+0.1"), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0+1", "0.0004"})
    void aGameWithoutTimeIsRefused(String text) {
        assertThrows(UsageException.class, () -> TimeControl.parse(text));
    }
}
