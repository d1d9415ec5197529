package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds that time grows with the text and no faster, by counting generously: it does if a text takes longer than the limit, and more
 * than twice as long as it should in proportion to one of a quarter of its length.
 *
 * @param longest how many characters a text is grown to; a shorter one is grown no further if it would end within the limit even
 *     if it took four times as long at twice the length
 * @param limit the processor time that a text of any length up to that may take, whatever shorter ones take
 */
record Growth(int longest, Duration limit) {

    /** A million characters within seconds. */
    static final Growth USUAL = new Growth(1 << 20, Duration.ofSeconds(8));

    private static final int FIRST = 1 << 14;
    private static final int TIMES_AS_LONG = 4;

    /** Reads a text as it grows. */
    void hold(Contract contract, Growing text) {
        List<Long> nanos = new ArrayList<>();
        boolean suspicious = true;
        for (int length = FIRST; suspicious && length <= longest; length *= 2) {
            nanos.add(contract.read(text.toLength(length)).nanos());
            assertFalse(
                    isTooLong(nanos),
                    () -> text + " took so many nanoseconds of processor time for " + FIRST
                            + " characters, twice as many and so on: " + nanos);
            double part = (double) length / longest;
            suspicious = nanos.get(nanos.size() - 1) > limit.toNanos() * part * part;
        }
    }

    private boolean isTooLong(List<Long> nanos) {
        int last = nanos.size() - 1;
        return nanos.get(last) > limit.toNanos()
                && (last < 2 || nanos.get(last) > 2 * TIMES_AS_LONG * nanos.get(last - 2));
    }
}
