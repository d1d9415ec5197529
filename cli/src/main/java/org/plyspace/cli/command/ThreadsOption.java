package org.plyspace.cli.command;

import picocli.CommandLine.Option;

/** How many threads a long job may use. */
public final class ThreadsOption {

    private static final int MOST = 256;

    @Option(names = "--threads", paramLabel = "T", description = "threads to use; default: one per processor")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** At least 1. */
    int count() {
        return OptionRange.inRange("--threads", threads, 1, MOST);
    }
}
