package org.plyspace.search.mate;

/** Hears how far a {@link MateSolver} has come. */
@FunctionalInterface
public interface MateProgress {

    /**
     * Some first moves were tried.
     *
     * @param moves within how many moves a win is looked for at present
     * @param tried how many first moves were tried
     * @param total of so many
     */
    void tried(int moves, int tried, int total);
}
