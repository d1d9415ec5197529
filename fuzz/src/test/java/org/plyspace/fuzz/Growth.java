package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

/**
 * Holds that time grows with the text and no faster, by counting generously.
 *
 * @param longest how many characters a text is grown to; a shorter one is grown no further if it would end in time even if it
 *     took four times as long at twice the length
 * @param limit the processor time that a text of any length up to that may take
 */
record Growth(int longest, Duration limit) {

    /** A million characters within seconds. */
    static final Growth USUAL = new Growth(1 << 20, Duration.ofSeconds(10));

    private static final int FIRST = 1 << 14;

    /** Reads a text as it grows. */
    void hold(Contract contract, Growing text) {
        boolean suspicious = true;
        for (int length = FIRST; suspicious && length <= longest; length *= 2) {
            int characters = length;
            long nanos = contract.read(text.toLength(length)).nanos();
            assertTrue(
                    nanos < limit.toNanos(),
                    () -> nanos / 1_000_000 + " ms of processor time for " + characters + " characters: " + text);
            double part = (double) length / longest;
            suspicious = nanos > limit.toNanos() * part * part;
        }
    }
}
