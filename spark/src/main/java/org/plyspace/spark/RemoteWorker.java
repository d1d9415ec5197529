package org.plyspace.spark;

import java.util.List;

/** Plays games of an experiment. Shared between threads. */
public interface RemoteWorker {

    /** What a text begins with that says where games were played. */
    char MACHINE = '@';

    /** What a text begins with that says why not all were played. */
    char FAILURE = '!';

    /**
     * Plays games.
     *
     * @param games their numbers
     * @return a text for each game that is over; one that begins with {@link #MACHINE}; and, if something failed that will fail again wherever
     *     it is tried, one that begins with {@link #FAILURE}
     */
    List<String> play(List<Long> games);
}
