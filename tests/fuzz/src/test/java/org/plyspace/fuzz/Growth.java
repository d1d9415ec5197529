package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks that time is at most proportional to the length of the text, with tolerance: a violation takes longer than the limit,
 * and more than twice the proportional time of a text of a quarter of its length.
 *
 * @param longest the largest length in characters; growth stops earlier if a text would stay within the limit even if twice its
 *     length took four times as long
 * @param limit the processor time always allowed, whatever shorter texts take
 */
record Growth(int longest, Duration limit) {

    /** A million characters within seconds. */
    static final Growth USUAL = new Growth(1 << 20, Duration.ofSeconds(8));

    private static final int FIRST = 1 << 14;
    private static final int TIMES_AS_LONG = 4;

    /** Checks a text while it grows. */
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
