package org.plyspace.cli.command;

import org.plyspace.search.SearchSettings;
import picocli.CommandLine.Option;

/** The number of threads for a long job. */
public final class ThreadsOption {

    @Option(names = "--threads", paramLabel = "T", description = "use T threads; default: one per processor")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** The number of threads, at least 1. */
    int count() {
        return OptionRange.inRange("--threads", threads, 1, SearchSettings.MOST_THREADS);
    }
}
