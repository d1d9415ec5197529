package org.plyspace.testing;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** What hangs like a loop without end, even if interrupted, until the test lets it go on. Thread-safe. */
public final class Hang {

    private final CountDownLatch end = new CountDownLatch(1);
    private final AtomicInteger calls = new AtomicInteger();

    /** Hangs. */
    public void here() {
        calls.incrementAndGet();
        boolean ended = false;
        while (!ended) {
            try {
                end.await();
                ended = true;
            } catch (InterruptedException ignored) {
                // like such a loop
            }
        }
    }

    /** Waits until so many calls have come, of those that hang and of those that were let go on. */
    public void await(int number) {
        Await.until(number + " calls that hang", () -> calls.get() >= number);
    }

    /** Lets all calls go on, and those to come. */
    public void release() {
        end.countDown();
    }
}
