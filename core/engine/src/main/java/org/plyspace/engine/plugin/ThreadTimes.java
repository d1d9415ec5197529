package org.plyspace.engine.plugin;

/** What a deadline reads of the machine and of the thread that it watches. Tests replace it. Thread-safe. */
public interface ThreadTimes {

    /**
     * The time in nanoseconds that has passed while the program was running, from any origin. A process that is stopped, or a
     * machine that sleeps, adds nearly nothing.
     */
    long awakeNanos();

    /** The processor time that a thread has used so far, in nanoseconds; negative where the machine does not measure it. */
    long processorNanos(Thread thread);

    /**
     * Whether a thread waits for something, such as a lock, a pause or a device. A thread that is ready and gets no processor
     * does not.
     *
     * @param idle whether it has used next to no processor time since it was last looked at
     */
    boolean isWaiting(Thread thread, boolean idle);
}
