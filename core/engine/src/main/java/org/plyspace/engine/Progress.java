package org.plyspace.engine;

import org.plyspace.api.PublicApi;

/** Listens to the progress of a long job. Called from any of the job's threads, one call at a time. */
@PublicApi(usage = PublicApi.Usage.CALL)
@FunctionalInterface
public interface Progress {

    /** Ignores progress. */
    Progress NONE = (done, total) -> {};

    /** Called when {@code done} of the job's equal parts are done; {@code total} is constant during a job. */
    void reached(long done, long total);
}
