package org.plyspace.engine.plugin;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Judges whether a call takes too long, for a thread that looks at the calling one now and then. A call is charged with the
 * processor time that its thread uses, and with the time during which it waits for something, other threads that work for it
 * among them; not with the haste of the machine: a thread that is ready and gets no processor, or a process that is stopped and
 * goes on, costs nothing. Not everything that stands still can be told from what is ready, so twenty times the limit is
 * the end whatever the thread seems to do. Where the machine does not measure processor time, all time counts.
 * Confined to one thread.
 */
public final class CallClock {

    /** The pause in milliseconds between two looks. */
    public static final long MILLIS_BETWEEN_LOOKS = 50;

    /** The longest call, in limits, that gets on so slowly that it is neither charged nor ends. */
    private static final int LONGEST_IN_LIMITS = 20;

    /** A thread is idle that used less than this part of the time that passed. */
    private static final int IDLE_PART = 10;

    private final ThreadTimes times;
    private final Supplier<Optional<Thread>> caller;

    private long looked;
    private long processor;
    private boolean begun;
    private long used;
    private long waited;
    private long lasted;

    /**
     * Starts the clock of a call.
     *
     * @param caller the thread that makes it; empty until it has begun, which is not charged
     */
    public CallClock(ThreadTimes times, Supplier<Optional<Thread>> caller) {
        this.times = times;
        this.caller = caller;
        restart();
    }

    /** Starts the clock anew, as when the call makes progress. */
    public void restart() {
        looked = times.awakeNanos();
        begun = false;
        used = 0;
        waited = 0;
        lasted = 0;
    }

    /** Looks whether the call has by now used the limit of processor time, or has waited for as long. */
    public boolean isOver(Duration limit) {
        long now = times.awakeNanos();
        long passed = now - looked;
        looked = now;
        caller.get().ifPresent(thread -> look(thread, passed));
        return Math.max(used, waited) >= limit.toNanos() || lasted / LONGEST_IN_LIMITS >= limit.toNanos();
    }

    private void look(Thread thread, long passed) {
        lasted += passed;
        long total = times.processorNanos(thread);
        if (total < 0) {
            used += passed;
            return;
        }
        long since = begun ? Math.max(0, total - processor) : 0;
        processor = total;
        used += since;
        if (times.isWaiting(thread, begun && since < passed / IDLE_PART)) {
            waited += Math.max(0, passed - since);
        }
        begun = true;
    }
}
