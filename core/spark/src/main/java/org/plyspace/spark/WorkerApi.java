package org.plyspace.spark;

import java.nio.file.Path;

/**
 * The interface to the program, which is isolated from Spark behind a class loader of its own; see {@link CoreLoader}. Only
 * types of the JDK and of this package cross it.
 */
public interface WorkerApi {

    /**
     * Opens an experiment and its store, so that its games can be played elsewhere.
     *
     * @throws FailedRun if the experiment or the store cannot be opened
     */
    GameQueue desk(SparkArguments arguments) throws FailedRun;

    /**
     * Creates the worker that plays games of an experiment in this JVM.
     *
     * @param home a folder with the files that were sent: {@code variants} and {@code plugins}
     * @param job the text of {@link GameQueue#job}
     * @param seconds the time limit of a move
     * @throws FailedRun if the files do not match the job
     */
    RemoteWorker player(Path home, String job, long seconds) throws FailedRun;
}
