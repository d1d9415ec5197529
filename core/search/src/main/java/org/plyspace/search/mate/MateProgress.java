package org.plyspace.search.mate;

import org.plyspace.api.PublicApi;

/** Listens to the progress of a {@link MateSolver}. */
@PublicApi(usage = PublicApi.Usage.CALL)
@FunctionalInterface
public interface MateProgress {

    /**
     * Called when some first moves have been tried.
     *
     * @param moves the number of moves within which a win is being sought
     * @param tried the number of first moves tried
     * @param total the number of first moves
     */
    void tried(int moves, int tried, int total);
}
