package org.plyspace.cli.command;

import java.time.Duration;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** How long all games of a long job may stand still before it gives its rule set up. */
public final class StandstillOption {

    private static final int LONGEST = 604_800;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ExperimentRun.USUAL_SECONDS,
            description = "give up when no game has moved on for so long (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

    /** At least a second. */
    Duration duration() {
        SecondsConverter.inRange("--timeout", timeout, 1, LONGEST);
        return timeout.duration();
    }
}
