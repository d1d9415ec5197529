package org.plyspace.lab.search;

/** Whatever plays the games of a search, or pretends to. */
public interface SearchGames {

    /** Plays a stage. The same stage always gives the same results. */
    StageResult play(SearchStage stage);
}
