package org.plyspace.spark;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The store of an experiment, which hands out games and takes them back. Confined to one thread. */
public interface GameQueue extends AutoCloseable {

    /** The name of the experiment. */
    String name();

    /** Everything that a player must know about the experiment, as a text. */
    String job();

    /** The numbers of the games that were missing when the store was opened. */
    Iterator<Long> missing();

    /**
     * Stores games; those already stored are skipped.
     *
     * @param told texts from players, see {@link RemoteWorker#play}
     * @return the reason why not all games were played, if a player gave one
     * @throws FailedRun if the games cannot be written, or the texts are not games
     */
    Optional<String> keep(List<String> told) throws FailedRun;

    /** A summary of the number of games, for people. */
    String summary();

    @Override
    void close() throws FailedRun;
}
