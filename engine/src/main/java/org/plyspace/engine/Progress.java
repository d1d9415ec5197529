package org.plyspace.engine;

/** Hears how far a long job has come. Called from any of the job's threads, one call at a time. */
@FunctionalInterface
public interface Progress {

    /** Tells nobody. */
    Progress NONE = (done, total) -> {};

    /** {@code done} of the job's equal parts are done; {@code total} stays the same during a job. */
    void reached(long done, long total);
}
