package org.plyspace.web.seat;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.plyspace.web.http.HttpError;

class GuessLimitTest {

    private final AtomicLong millis = new AtomicLong(1_000_000);
    private final SeatGuard.GuessLimit limit = new SeatGuard.GuessLimit(() -> Instant.ofEpochMilli(millis.get()));

    private void guess(String address, int times) {
        for (int i = 0; i < times; i++) {
            limit.note(address);
        }
    }

    private void assertStopped(String address) {
        assertThrows(HttpError.class, () -> limit.note(address), address);
    }

    @Test
    void whoGuessesTwentyTimesWaitsUntilAMinuteHasPassed() {
        guess("one", 15);
        millis.addAndGet(30_000);
        guess("one", SeatGuard.GuessLimit.MOST - 15);
        assertStopped("one");
        guess("other", SeatGuard.GuessLimit.MOST);
        assertStopped("other");

        millis.addAndGet(29_999);
        assertStopped("one");
        millis.addAndGet(1);
        guess("one", 15);
        assertStopped("one");
        millis.addAndGet(60_000);
        guess("one", SeatGuard.GuessLimit.MOST);
    }
}
