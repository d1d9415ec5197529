package org.plyspace.cli.command;

import java.time.Duration;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** How long a job may go without any game advancing before it gives its rule set up. */
public final class StandstillOption {

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ExperimentRun.USUAL_SECONDS,
            description = "give up if no game has advanced for this long (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

    /** The time, from a second to a week. */
    Duration duration() {
        return SecondsConverter.upToAWeek("--timeout", timeout);
    }
}
