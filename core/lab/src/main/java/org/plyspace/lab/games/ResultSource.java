package org.plyspace.lab.games;

import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Games of an experiment whose results can be summed up. */
public sealed interface ResultSource permits ReplayedStore, RowResults {

    /** The name in messages. */
    String name();

    /** The description of the games. */
    Manifest manifest();

    /** The number of games. */
    int size();

    /**
     * Adds every game to its column.
     *
     * @param columns the columns of the experiment
     * @param done receives the number of games added so far, after each game
     */
    void addTo(GameColumns columns, IntConsumer done);

    /** The games with their moves, in the order of their numbers, in a stream that must be closed; none if only rows are known. */
    Stream<PlayedGame<String>> games();
}
