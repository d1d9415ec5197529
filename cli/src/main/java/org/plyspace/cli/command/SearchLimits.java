package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.search.Limits;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** The options that limit how much is searched, and the memory for it. */
public final class SearchLimits {

    private static final long LONGEST_SECONDS = 1_000_000;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "how many moves to make at most; repeatable on any machine")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "S",
            converter = SecondsConverter.class,
            description = "how many seconds at most, such as 3, 0.5 or 3s")
    private Optional<Seconds> seconds = Optional.empty();

    @Option(names = "--hash", paramLabel = "MB", description = "memory for what was found, in megabytes; default: 64")
    private int megabytes = SearchSettings.USUAL_MEGABYTES;

    /** Whether there is a limit at all. */
    boolean areGiven() {
        return nodes.isPresent() || seconds.isPresent();
    }

    /**
     * Other limits with these.
     *
     * @throws UsageException if one is out of range
     */
    Limits within(Limits others) {
        Limits limits = others;
        if (nodes.isPresent()) {
            if (nodes.get() < 1) {
                throw new UsageException("--nodes: " + nodes.get() + " is less than 1");
            }
            limits = limits.ofNodes(nodes.get());
        }
        if (seconds.isPresent()) {
            limits = limits.ofMillis(SecondsConverter.inRange("--time", seconds.get(), 0.001, LONGEST_SECONDS)
                    .millis());
        }
        return limits;
    }

    /**
     * Memory for what is found.
     *
     * @throws UsageException if it is out of range
     */
    int megabytes() {
        return OptionRange.inRange("--hash", megabytes, 1, SearchSettings.MOST_MEGABYTES);
    }
}
