package org.plyspace.spark.core;

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
}
