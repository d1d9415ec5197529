package org.plyspace.spark;

import java.util.List;

/** Plays games of an experiment. Thread-safe. */
public interface RemoteWorker {

    /** The first character of a text that says where games were played. */
    char MACHINE = '@';

    /** The first character of a text that says why not all games were played. */
    char FAILURE = '!';

    /**
     * Plays games.
     *
     * @param games the numbers of the games
     * @return a text for each finished game; one that begins with {@link #MACHINE}; and, after a failure that would recur
     *     wherever it is retried, one that begins with {@link #FAILURE}
     */
    List<String> play(List<Long> games);
}
