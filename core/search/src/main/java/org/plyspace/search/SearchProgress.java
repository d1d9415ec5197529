package org.plyspace.search;

import org.plyspace.api.PublicApi;

/** Listens to a running search, in the thread that started it. */
@PublicApi(usage = PublicApi.Usage.CALL)
@FunctionalInterface
public interface SearchProgress {

    /** Called when an iteration is complete. */
    void iterated(SearchResult searchResult);

    /**
     * Called when the score of a line lies outside its aspiration window; it is searched again with a wider one.
     *
     * @param principalVariation the line, whose score is the bound
     * @param index the index of the line among those requested, from 0
     * @param atLeast whether the bound is a lower one; else it is an upper one
     * @param soFar the last complete iteration, and the work done so far
     */
    default void bounded(PrincipalVariation principalVariation, int index, boolean atLeast, SearchResult soFar) {}
}
