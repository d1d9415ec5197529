package org.plyspace.search;

/** Hears of a search while it goes on, in the thread that asked for it. */
@FunctionalInterface
public interface SearchProgress {

    /** An iteration has ended. */
    void iterated(SearchResult searchResult);

    /**
     * The score of a line lies outside the window in which it was looked for, which is searched again with a wider one.
     *
     * @param principalVariation whose score is the bound
     * @param index of the line among those asked for, from 0
     * @param atLeast whether the score is as high or higher; else it is as low or lower
     * @param soFar the last whole iteration, and what was done until now
     */
    default void bounded(PrincipalVariation principalVariation, int index, boolean atLeast, SearchResult soFar) {}
}
