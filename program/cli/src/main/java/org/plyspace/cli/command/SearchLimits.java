package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.search.Limits;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** The options that limit a search and its memory. */
public final class SearchLimits {

    private static final long LONGEST_SECONDS = 1_000_000;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "search at most N nodes; gives the same result on any computer")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "S",
            converter = SecondsConverter.class,
            description = "search for at most S seconds, such as 3, 0.5 or 3s")
    private Optional<Seconds> seconds = Optional.empty();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "size of the transposition table in megabytes; default: 64")
    private int megabytes = SearchSettings.USUAL_MEGABYTES;

    /** Whether a limit was given. */
    boolean areGiven() {
        return nodes.isPresent() || seconds.isPresent();
    }

    /**
     * Adds these limits to others.
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
     * The size of the transposition table in megabytes.
     *
     * @throws UsageException if it is out of range
     */
    int megabytes() {
        return OptionRange.inRange("--hash", megabytes, 1, SearchSettings.MOST_MEGABYTES);
    }
}
