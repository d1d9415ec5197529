package org.plyspace.lab.claim;

import org.plyspace.engine.Progress;

/** Counts the steps of a long job and reports them. Safe for many threads. */
final class Steps {

    private final Progress progress;
    private final long total;
    private long done;

    Steps(Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    synchronized void taken(long steps) {
        done = Math.min(total, done + steps);
        progress.reached(done, total);
    }
}
