package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;

/** Something long that is done beside the conversation. Any thread may ask for all but {@link #run}. */
interface Task {

    /** Does it, and gives the lines that are to be said at its end. */
    List<String> run();

    /** Lets it end as soon as may be. */
    void stop();

    /** A number that changes as long as it gets on. */
    long progress();

    /** The lines to be said instead if it did not get on for so long, which nobody waits for any more. */
    List<String> givenUp(Duration silence);
}
