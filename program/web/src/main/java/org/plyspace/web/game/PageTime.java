package org.plyspace.web.game;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;

/**
 * What a server reads of the time, and what wakes it later.
 *
 * @param now the time of day, which jumps where somebody sets it
 * @param steady the time of day as it was at the start, going on evenly
 * @param clock runs short tasks later; the server shuts it down
 */
public record PageTime(InstantSource now, InstantSource steady, ScheduledExecutorService clock) {

    /** The time of this machine. */
    public static PageTime ofSystem() {
        Instant start = Instant.now();
        long nanos = System.nanoTime();
        return new PageTime(
                InstantSource.system(),
                () -> start.plusNanos(System.nanoTime() - nanos),
                Executors.newSingleThreadScheduledExecutor(daemons("clock")));
    }

    /** Makes threads that do not keep the program from ending. */
    public static ThreadFactory daemons(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
