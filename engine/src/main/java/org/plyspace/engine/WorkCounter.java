package org.plyspace.engine;

import java.util.function.LongSupplier;

/** Shows to whoever waits for long work that it gets on. Set by the thread that works, read by the one that waits. */
public final class WorkCounter {

    private volatile LongSupplier counter = () -> 0;
    private long last;

    /**
     * From now on the work gets on as long as this changes.
     *
     * @param newCounter may be asked by another thread, and may answer a little late
     */
    public void count(LongSupplier newCounter) {
        counter = newCounter;
    }

    /**
     * The count. Asked by one thread alone.
     *
     * @param gotOn is run if it is another than the last time
     */
    long now(Runnable gotOn) {
        long now = counter.getAsLong();
        if (now != last) {
            last = now;
            gotOn.run();
        }
        return now;
    }
}
