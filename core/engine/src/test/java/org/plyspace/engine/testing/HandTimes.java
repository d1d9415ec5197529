package org.plyspace.engine.testing;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.testing.Await;

/** Times that pass by the test's hand alone: what waits, waits for so long; what computes, computes for so long. */
public final class HandTimes implements ThreadTimes {

    private final AtomicLong passed = new AtomicLong();
    private final AtomicLong looks = new AtomicLong();
    private final Map<Thread, Long> computed = new ConcurrentHashMap<>();
    private final Map<Thread, Long> betweenLooks = new ConcurrentHashMap<>();

    /** Lets time pass, in which all threads wait but those that {@link #compute}. */
    public void pass(Duration time) {
        passed.addAndGet(time.toNanos());
    }

    /** Lets a thread compute, while for nobody else any time passes. */
    public void compute(Thread thread, Duration time) {
        computed.merge(thread, time.toNanos(), Long::sum);
    }

    /** Lets the calling thread compute from now on, for so long from look to look, while for nobody else any time passes. */
    public void computeBetweenLooks(Duration time) {
        betweenLooks.put(Thread.currentThread(), time.toNanos());
    }

    /** Waits until whoever judges by these times has looked at them again, twice, since one look may have begun before. */
    public void awaitLooks() {
        long before = looks.get();
        Await.until("another look at the times", () -> looks.get() >= before + 2);
    }

    @Override
    public long awakeNanos() {
        looks.incrementAndGet();
        return passed.get();
    }

    @Override
    public long processorNanos(Thread thread) {
        return computed.merge(thread, betweenLooks.getOrDefault(thread, 0L), Long::sum);
    }

    @Override
    public boolean isWaiting(Thread thread, boolean idle) {
        return !betweenLooks.containsKey(thread) && computed.getOrDefault(thread, 0L) == 0;
    }
}
