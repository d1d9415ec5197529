package org.plyspace.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.function.FlatMapFunction;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Plays the missing games of an experiment on a cluster, for {@code spark-submit}. Games are sent out in waves, two at a time,
 * so that no machine waits for the last game of another; a wave is stored when all of it has come back.
 */
public final class SparkRun {

    private static final int TASKS_OF_A_CORE = 4;
    /** The largest wave; more games would need much memory here. */
    private static final int MOST_GAMES_OF_A_WAVE = 100_000;

    private final SparkArguments arguments;
    private final PrintStream messages;

    private SparkRun(SparkArguments arguments, PrintStream messages) {
        this.arguments = arguments;
        this.messages = messages;
    }

    /** Exits with 0 when everything is played, 1 after a failure, 2 after bad usage. */
    public static void main(String... words) {
        System.exit(run(System.out, System.err, words));
    }

    /** The exit code. */
    static int run(PrintStream results, PrintStream messages, String... words) {
        try {
            SparkArguments arguments = SparkArguments.parse(words);
            Optional<String> failure = new SparkRun(arguments, messages).play(results);
            failure.ifPresent(reason -> messages.println("plyspace: " + reason));
            return failure.isPresent() ? FailedRun.FAILED : 0;
        } catch (FailedRun refused) {
            messages.println("plyspace: " + refused.getMessage());
            return refused.code();
        } catch (LinkageError other) {
            messages.println("plyspace: the program in --home does not go with this plyspace-spark.jar (" + other
                    + "); expected both of one build of Plyspace");
            return FailedRun.BAD_USAGE;
        }
    }

    /** Plays the games; returns the reason if not all were played. */
    private Optional<String> play(PrintStream results) throws FailedRun {
        try (GameQueue gameQueue =
                CoreLoader.load(arguments.home().resolve("lib")).desk(arguments)) {
            Optional<String> failure = Optional.empty();
            if (gameQueue.missing().hasNext()) {
                failure = playOnSpark(gameQueue);
            }
            results.println(gameQueue.summary());
            return failure;
        }
    }

    private Optional<String> playOnSpark(GameQueue gameQueue) throws FailedRun {
        try (JavaSparkContext spark =
                new JavaSparkContext(new SparkConf().setAppName("plyspace: " + gameQueue.name()))) {
            Path folder = Files.createTempDirectory("plyspace");
            Bundle bundle = Bundle.pack(folder, arguments.home(), arguments.plugins());
            try {
                spark.addFile(bundle.file().toString());
                return playAll(gameQueue, spark, new PlayGames(bundle, gameQueue.job(), arguments.seconds()));
            } finally {
                Files.delete(bundle.file());
                Files.delete(folder);
            }
        } catch (FailedRun asItIs) {
            throw asItIs;
        } catch (IOException failed) {
            throw FailedRun.failed("what is to be sent to the cluster cannot be written: " + failed);
        } catch (Exception any) { // Spark throws what it does not declare
            throw FailedRun.failed("Spark has given up: " + any.getMessage());
        }
    }

    private Optional<String> playAll(GameQueue gameQueue, JavaSparkContext spark, PlayGames task) throws FailedRun {
        Iterator<Long> missing = gameQueue.missing();
        Optional<String> failure = Optional.empty();
        Optional<JavaFutureAction<List<String>>> before = Optional.empty();
        while (failure.isEmpty() && (missing.hasNext() || before.isPresent())) {
            Optional<JavaFutureAction<List<String>>> next = wave(missing, spark, task);
            if (before.isPresent()) {
                failure = gameQueue.keep(result(before.get()));
                messages.println("plyspace: " + gameQueue.summary());
            }
            before = next;
        }
        before.ifPresent(wave -> wave.cancel(true));
        return failure;
    }

    /** Sends games out; empty if there are none left. */
    private Optional<JavaFutureAction<List<String>>> wave(
            Iterator<Long> missing, JavaSparkContext spark, PlayGames task) {
        int perTask = arguments.gamesPerTask();
        int cores = spark.defaultParallelism();
        long most = Math.max(
                (long) cores * perTask, Math.min(MOST_GAMES_OF_A_WAVE, (long) TASKS_OF_A_CORE * cores * perTask));
        List<Long> games = new ArrayList<>();
        while (games.size() < most && missing.hasNext()) {
            games.add(missing.next());
        }
        int tasks = (games.size() + perTask - 1) / perTask;
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        spark.parallelize(games, tasks).mapPartitions(task).collectAsync());
    }

    private static List<String> result(JavaFutureAction<List<String>> wave) throws FailedRun {
        try {
            return wave.get();
        } catch (ExecutionException failed) {
            throw FailedRun.failed(
                    "the cluster has given up: " + failed.getCause().getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw FailedRun.failed("interrupted while games were played");
        }
    }

    /**
     * A Spark task that turns numbers of games into what their players say. It is sent to the machines of a cluster, so it holds
     * only texts and a number.
     */
    static final class PlayGames implements FlatMapFunction<Iterator<Long>, String> {

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
}
