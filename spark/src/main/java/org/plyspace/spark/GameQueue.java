package org.plyspace.spark;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Where an experiment is kept, which games are given out from and come back to. Confined to one thread. */
public interface GameQueue extends AutoCloseable {

    /** What people call the experiment. */
    String name();

    /** All that a player must know of it, as a text. */
    String job();

    /** The numbers of the games that the store lacked when it was opened. */
    Iterator<Long> missing();

    /**
     * Keeps games. One that is there already is not kept again.
     *
     * @param told what players have said, see {@link RemoteWorker#play}
     * @return why not all were played, if that was said
     * @throws FailedRun if they cannot be written, or are none
     */
    Optional<String> keep(List<String> told) throws FailedRun;

    /** How many games there are, for people. */
    String summary();

    @Override
    void close() throws FailedRun;
}
