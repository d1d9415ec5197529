package org.plyspace.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Whoever plays in this JVM, made once: Spark makes a task anew for each part of the work, and gives it no other place to keep anything. Shared
 * between threads.
 */
final class LoadedPlayers {

    private static final Map<String, RemotePlayer> PLAYERS = new HashMap<>();

    private LoadedPlayers() {}

    /** The player of a job, which is loaded if it is not there; others wait meanwhile. */
    static RemotePlayer of(String job, Callable<RemotePlayer> loaded) throws Exception {
        synchronized (PLAYERS) {
            RemotePlayer player = PLAYERS.get(job);
            if (player == null) {
                player = loaded.call();
                PLAYERS.put(job, player);
            }
            return player;
        }
    }
}
