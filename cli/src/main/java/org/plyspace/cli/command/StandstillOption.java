package org.plyspace.cli.command;

import java.time.Duration;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** How long a job may go without any game advancing before it gives its rule set up. */
public final class StandstillOption {

    private static final int LONGEST = 604_800;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ExperimentRun.USUAL_SECONDS,
            description = "give up if no game has advanced for this long (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

    /** The time, at least one second. */
    Duration duration() {
        SecondsConverter.inRange("--timeout", timeout, 1, LONGEST);
        return timeout.duration();
    }
}
