package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;

/** A long task that runs besides the conversation. Any thread may call its methods except {@link #run}. */
interface Task {

    /** Does the task and returns the lines to print at its end. */
    List<String> run();

    /** Makes it end as soon as possible. */
    void stop();

    /** A number that changes as long as the task makes progress. */
    long progress();

    /** The lines to print instead of a result when the task is given up after making no progress for this long. */
    List<String> givenUp(Duration silence);
}
