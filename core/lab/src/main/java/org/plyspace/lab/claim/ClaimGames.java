package org.plyspace.lab.claim;

import java.util.List;
import java.util.function.IntPredicate;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.metric.GameTrace;

/** The games of an experiment that claims ask for, wherever they are. Confined to one thread. */
interface ClaimGames {

    /** The experiment. */
    ReadyExperiment ready();

    /**
     * Plays the wanted games that are not there. The rows do not depend on how often that was interrupted.
     *
     * @param wanted whether a game is wanted, by its number
     * @param threads the number of games to play at a time
     * @param steps told of each wanted game that is there or was played
     * @return the rows of all games, wanted or not, in any order
     */
    List<GameRow> play(IntPredicate wanted, int threads, Steps steps);

    /**
     * The courses of games, for a judge.
     *
     * @param numbers the numbers of games whose rows {@link #play} gave
     * @throws org.plyspace.api.UsageException if only the rows of one are there
     */
    List<GameTrace> traces(List<Integer> numbers);
}
