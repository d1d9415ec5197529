package org.plyspace.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.search.Seconds;
import picocli.CommandLine.TypeConversionException;

class SecondsConverterTest {

    private static Seconds seconds(String text) {
        return new SecondsConverter().convert(text);
    }

    @ParameterizedTest
    @CsvSource({"3, 3000", "0.5, 500", "3s, 3000", "1.25 s, 1250", ".5, 500", "0.001, 1"})
    void secondsAreReadToTheThousandth(String text, long millis) {
        assertEquals(new Seconds(millis), seconds(text));
        assertEquals(millis, seconds(text).duration().toMillis());
    }

    @ParameterizedTest
    @CsvSource({"''", "soon", "-1", "3m", "1.2345", "1e3"})
    void whatIsNoTimeIsRefused(String text) {
        assertThrows(TypeConversionException.class, () -> seconds(text));
    }

    /** Both ends are in range. */
    @ParameterizedTest
    @CsvSource({"0.999, false", "1, true", "604800, true", "604800.001, false", "0, false"})
    void patienceLastsFromASecondToAWeek(String text, boolean accepted) {
        if (accepted) {
            Duration time = SecondsConverter.upToAWeek("--timeout", seconds(text));
            assertEquals(seconds(text).millis(), time.toMillis());
        } else {
            UsageException refused =
                    assertThrows(UsageException.class, () -> SecondsConverter.upToAWeek("--timeout", seconds(text)));
            assertEquals("--timeout: " + seconds(text) + " is not from 1 to 604800 seconds", refused.getMessage());
        }
    }

    @Test
    void numbersAreInRangeUpToBothEnds() {
        assertEquals(1, OptionRange.inRange("--lines", 1, 1, 9));
        assertEquals(9, OptionRange.inRange("--lines", 9, 1, 9));
        for (int outside : new int[] {0, 10}) {
            UsageException refused =
                    assertThrows(UsageException.class, () -> OptionRange.inRange("--lines", outside, 1, 9));
            assertEquals("--lines: " + outside + " is not from 1 to 9", refused.getMessage());
        }
    }
}
