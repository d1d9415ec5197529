package org.plyspace.cli.command;

import java.time.Duration;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** How long a game may stand still before the run gives up. */
public final class TimeoutOption {

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ExperimentRun.USUAL_SECONDS,
            description = "give up if a game stands still for longer than this (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

    /** The time, from a second to a week. */
    Duration duration() {
        return SecondsConverter.upToAWeek("--timeout", timeout);
    }
}
