package org.plyspace.web.game;

import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/**
 * What a server reads of the time, and what wakes it later.
 *
 * @param now the time of day
 * @param clock runs short tasks later; the server shuts it down
 */
public record PageTime(InstantSource now, ScheduledExecutorService clock) {

    /** The time of this machine. */
    public static PageTime ofSystem() {
        return new PageTime(
                InstantSource.system(), Executors.newSingleThreadScheduledExecutor(EnginePool.daemons("clock")));
    }
}
