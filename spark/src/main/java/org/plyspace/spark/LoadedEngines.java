package org.plyspace.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Whoever plays in this JVM, made once: Spark makes a task anew for each part of the work, and gives it no other place to keep anything. Shared
 * between threads.
 */
final class LoadedEngines {

    private static final Map<String, RemoteWorker> PLAYERS = new HashMap<>();

    private LoadedEngines() {}

    /** The player of a job, which is loaded if it is not there; others wait meanwhile. */
    static RemoteWorker of(String job, Callable<RemoteWorker> loaded) throws Exception {
        synchronized (PLAYERS) {
            RemoteWorker player = PLAYERS.get(job);
            if (player == null) {
                player = loaded.call();
                PLAYERS.put(job, player);
            }
            return player;
        }
    }
}
