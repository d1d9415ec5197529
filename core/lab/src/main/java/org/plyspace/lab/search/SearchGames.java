package org.plyspace.lab.search;

import java.util.List;
import java.util.Set;
import org.plyspace.statistics.ClusteredSample;

/** Plays the games of a search. */
public interface SearchGames {

    /** Plays a stage. The same stage always gives the same results. */
    StageResult play(SearchStage stage);

    /**
     * The results of the games of a stage.
     *
     * @param samples for each setting of the stage, in order, the sample of each objective's number, in order; clusters are openings
     * @param same the settings, by their places in the {@link RuleSpace}, all of whose games are those of the unchanged rules, in moves,
     *     results and reasons
     */
    record StageResult(List<List<ClusteredSample>> samples, Set<Integer> same) {

        /** Copies the lists. */
        public StageResult {
            samples = List.copyOf(samples);
            same = Set.copyOf(same);
        }
    }
}
