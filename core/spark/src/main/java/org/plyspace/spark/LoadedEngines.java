package org.plyspace.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * The workers of this JVM, each created once: Spark creates a task for each part of the work and has no other place for shared
 * objects. Thread-safe.
 */
final class LoadedEngines {

    private static final Map<String, RemoteWorker> PLAYERS = new HashMap<>();

    private LoadedEngines() {}

    /** The worker of a job, loaded on first use while other callers wait. */
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
