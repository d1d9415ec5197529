package org.plyspace.spark;

import java.nio.file.Path;

/**
 * The program without Spark, behind a class loader of its own; see {@link CoreLoader}. Whatever crosses this border is of the JDK, or of this
 * package.
 */
public interface WorkerApi {

    /**
     * Opens an experiment and its store, to have its games played elsewhere.
     *
     * @throws FailedRun if anything asked for cannot be had
     */
    GameQueue desk(SparkArguments arguments) throws FailedRun;

    /**
     * Who plays games of an experiment in this JVM.
     *
     * @param home a folder with what was sent: {@code variants} and {@code plugins}
     * @param job what the desk says
     * @param seconds how long a move may take
     * @throws FailedRun if what was sent is not what the job is about
     */
    RemoteWorker player(Path home, String job, long seconds) throws FailedRun;
}
