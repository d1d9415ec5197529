package org.plyspace.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.function.FlatMapFunction;

/**
 * A Spark task that turns numbers of games into what their players say. It is sent to the machines of a cluster, so it holds
 * only texts and a number.
 */
final class PlayGames implements FlatMapFunction<Iterator<Long>, String> {

    private static final long serialVersionUID = 1L;

    private final String parcel;
    private final String sha256;
    private final String job;
    private final long seconds;

    /**
     * Creates the task for an experiment.
     *
     * @param bundle the files that Spark distributes
     * @param job the text of {@link GameQueue#job}
     * @param seconds the time limit of a move
     */
    PlayGames(Bundle bundle, String job, long seconds) {
        this.parcel = bundle.file().getFileName().toString();
        this.sha256 = bundle.sha256();
        this.job = job;
        this.seconds = seconds;
    }

    @Override
    public Iterator<String> call(Iterator<Long> games) throws Exception {
        List<Long> numbers = new ArrayList<>();
        games.forEachRemaining(numbers::add);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            RemoteWorker player = LoadedEngines.of(job, this::load);
            // Libraries that use the thread's context class loader must not find Spark's.
            thread.setContextClassLoader(player.getClass().getClassLoader());
            return player.play(numbers).iterator();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private RemoteWorker load() throws FailedRun, IOException {
        Path home = Files.createTempDirectory(Path.of(SparkFiles.getRootDirectory()), "plyspace");
        new Bundle(Path.of(SparkFiles.get(parcel)), sha256).unpack(home);
        return CoreLoader.load(home.resolve("lib")).player(home, job, seconds);
    }

    /**
     * The workers of this JVM, each created once: Spark creates a task for each part of the work and has no other place for shared
     * objects. Thread-safe.
     */
    static final class LoadedEngines {

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
}
