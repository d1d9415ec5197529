package org.plyspace.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.function.FlatMapFunction;

/** A task: from the numbers of games to what their players say. What it holds is sent to the machines of a cluster: texts and a number. */
final class PlayGames implements FlatMapFunction<Iterator<Long>, String> {

    private static final long serialVersionUID = 1L;

    private final String parcel;
    private final String sha256;
    private final String job;
    private final long seconds;

    /**
     * For an experiment.
     *
     * @param bundle that Spark was given to send
     * @param job what the desk says
     * @param seconds how long a move may take
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
            // Libraries that look for something by this loader must not find Spark's.
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
}
