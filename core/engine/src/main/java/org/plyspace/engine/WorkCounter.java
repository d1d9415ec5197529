package org.plyspace.engine;

import java.util.function.LongSupplier;

/** Shows the progress of long work to a waiting thread. Written by the working thread, read by the waiting one. */
public final class WorkCounter {

    private volatile LongSupplier counter = () -> 0;
    private long last;

    /**
     * Sets the count; the work makes progress as long as it changes.
     *
     * @param newCounter called from another thread; may be slightly out of date
     */
    public void count(LongSupplier newCounter) {
        counter = newCounter;
    }

    /**
     * The current count. Called by one thread only.
     *
     * @param progressed run if the count has changed since the last call
     */
    long now(Runnable progressed) {
        long now = counter.getAsLong();
        if (now != last) {
            last = now;
            progressed.run();
        }
        return now;
    }
}
