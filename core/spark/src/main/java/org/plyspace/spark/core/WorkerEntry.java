package org.plyspace.spark.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.games.GameLines;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.ManifestFormat;
import org.plyspace.lab.study.GameRange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.spark.FailedRun;
import org.plyspace.spark.GameQueue;
import org.plyspace.spark.RemoteWorker;
import org.plyspace.spark.SparkArguments;
import org.plyspace.spark.WorkerApi;

/** The entry point for Spark's side. */
public final class WorkerEntry implements WorkerApi {

    /** Called by reflection. */
    public WorkerEntry() {}

    /** An action that may fail. */
    interface Work<T> {
        T get() throws IOException;
    }

    /** Turns the failures of an action into exceptions that can cross the border. */
    static <T> T told(Work<T> work) throws FailedRun {
        try {
            return work.get();
        } catch (PlyspaceException refused) {
            String message = Texts.printable(refused.getMessage());
            throw refused instanceof UsageException ? FailedRun.badUsage(message) : FailedRun.failed(message);
        } catch (IOException failed) {
            throw FailedRun.failed("the store cannot be written: " + FileErrors.describe(failed));
        }
    }

    /** The version of the program's build. */
    static String version() {
        return Optional.ofNullable(ReadyExperiment.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
    }

    static Registry registry(Path home, Optional<Path> plugins) {
        return new Registry(PluginLoader.onDemand(
                new PluginFolders(Optional.of(home.resolve("variants")), plugins), SlowCallListener.NONE));
    }

    @Override
    public GameQueue desk(SparkArguments arguments) throws FailedRun {
        return told(() -> StoreGameQueue.open(arguments));
    }

    @Override
    public RemoteWorker player(Path home, String job, long seconds) throws FailedRun {
        return told(() -> JobWorker.of(home, job, seconds));
    }

    /** Plays games of one experiment with the files sent to this machine. Thread-safe. */
    static final class JobWorker implements RemoteWorker {

        private final ExperimentRun run;
        private final GameLines lines;

        private JobWorker(ReadyExperiment ready, Duration limit) {
            this.run = new ExperimentRun(ready, limit);
            this.lines = new GameLines(ready.experiment());
        }

        /**
         * Creates the worker of a job.
         *
         * @throws PlyspaceException if the rule sets, the program's build or its version do not match the job
         */
        static JobWorker of(Path home, String job, long seconds) {
            Manifest wanted = ManifestFormat.read(job, "the job");
            ReadyExperiment ready = ReadyExperiment.of(
                    wanted.experiment(), "the job", WorkerEntry.registry(home, Optional.of(home.resolve("plugins"))));
            wanted.checkSameGames("the job", Manifest.of(ready, WorkerEntry.version()), "what was sent to " + home);
            return new JobWorker(ready, Duration.ofSeconds(seconds));
        }

        @Override
        public List<String> play(List<Long> games) {
            Set<Integer> wanted = new HashSet<>();
            games.forEach(game -> wanted.add(Math.toIntExact(game)));
            List<String> told = new ArrayList<>(List.of(HostLine.write(HostInfo.here())));
            if (wanted.isEmpty()) {
                return told;
            }
            int first = wanted.stream().mapToInt(Integer::intValue).min().getAsInt();
            int last = wanted.stream().mapToInt(Integer::intValue).max().getAsInt();
            try {
                run.play(
                        new GameRange(first, last),
                        wanted::contains,
                        1,
                        over -> over.forEach(game -> told.add(lines.write(game.game()))));
            } catch (PlyspaceException failed) {
                // Spark would retry the task elsewhere and lose the games already played.
                told.add(FAILURE + Texts.printable(failed.getMessage()));
            }
            return told;
        }
    }
}
