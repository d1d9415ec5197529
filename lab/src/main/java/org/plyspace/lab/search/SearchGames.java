package org.plyspace.lab.search;

import java.util.List;
import org.plyspace.statistics.ClusteredSample;

/** Whatever plays the games of a search, or pretends to. */
public interface SearchGames {

    /**
     * Plays a stage. The same stage always gives the same results.
     *
     * @return for each setting of the stage, in order, the sample of each objective's number, in order; clusters are openings
     */
    List<List<ClusteredSample>> play(SearchStage stage);
}
