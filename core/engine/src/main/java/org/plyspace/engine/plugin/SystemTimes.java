package org.plyspace.engine.plugin;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/** The times of this machine. */
public final class SystemTimes implements ThreadTimes {

    /** The most nanoseconds that count between two looks: some times the pause between those of a waiting caller. */
    private static final long MOST_BETWEEN_LOOKS = 4 * CallClock.MILLIS_BETWEEN_LOOKS * 1_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final boolean measures = threads.isThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();

    private final LongSupplier wall;
    private long looked;
    private long awake;

    /** Creates times that begin now. */
    public SystemTimes() {
        this(System::nanoTime);
    }

    SystemTimes(LongSupplier wall) {
        this.wall = wall;
        this.looked = wall.getAsLong();
    }

    /** Whoever waits looks often; if nobody looked for long, nobody waited, or the process stood still. */
    @Override
    public synchronized long awakeNanos() {
        long now = wall.getAsLong();
        awake += Math.min(MOST_BETWEEN_LOOKS, now - looked);
        looked = now;
        return awake;
    }

    @Override
    public long processorNanos(Thread thread) {
        return measures ? threads.getThreadCpuTime(thread.getId()) : -1;
    }

    @Override
    public boolean isWaiting(Thread thread, boolean idle) {
        return switch (thread.getState()) {
            case BLOCKED, WAITING, TIMED_WAITING -> true;
            case RUNNABLE -> idle && isInNative(thread);
            case NEW, TERMINATED -> false;
        };
    }

    /** Java calls a thread runnable that reads from a device. */
    private boolean isInNative(Thread thread) {
        ThreadInfo known = threads.getThreadInfo(thread.getId());
        return known != null && known.isInNative();
    }
}
