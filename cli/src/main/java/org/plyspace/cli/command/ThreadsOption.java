package org.plyspace.cli.command;

import picocli.CommandLine.Option;

/** The number of threads for a long job. */
public final class ThreadsOption {

    private static final int MOST = 256;

    @Option(names = "--threads", paramLabel = "T", description = "use T threads; default: one per processor")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** The number of threads, at least 1. */
    int count() {
        return OptionRange.inRange("--threads", threads, 1, MOST);
    }
}
