package org.plyspace.web.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.web.http.HttpError;

/** Tests how much time is left, against sums made by hand. */
final class SeatClockTest {

    /** The first move of each side costs nothing: 9 s and 9 s. */
    private static final List<Integer> SPENT = List.of(9_000, 9_000, 4_000, 20_000, 2_000, -1, 7_000);

    @ParameterizedTest
    @CsvSource({
        "60+0, 60000, 0, 47000", // 4, 2 and 7 s of 60
        "60+0, 60000, 1, 40000", // 20 s, and a move whose time is not known
        "60+5, 60000, 0, 62000", // three moves add 15 s
        "60+5, 60000, 1, 50000",
        "60d5, 60000, 0, 58000", // of 7 s two count, of 4 and 2 none
        "60d5, 60000, 1, 45000",
        "1/86400, 86400000, 0, 86400000"
    })
    void timeIsCounted(String text, long atFirst, int parity, long left) {
        SeatClock clock = SeatClock.parse(text);

        assertEquals(atFirst, clock.left(List.of(), parity));
        assertEquals(left, clock.left(SPENT, parity));
    }

    @Test
    void aTurnUsesTimeAfterItsDelay() {
        assertEquals(10_000, SeatClock.parse("60d5").during(10_000, 5_000));
        assertEquals(9_000, SeatClock.parse("60d5").during(10_000, 6_000));
        assertEquals(4_000, SeatClock.parse("60+5").during(10_000, 6_000));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "300",
                "0+5",
                "86401+0",
                "300+1000",
                "300-5",
                "1/0",
                "1/100",
                "1/86401",
                "1/1296000",
                "2/86400"
            })
    void whatIsNoClockIsRefused(String text) {
        assertThrows(HttpError.class, () -> SeatClock.parse(text));
    }
}
