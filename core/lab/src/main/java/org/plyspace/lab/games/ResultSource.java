package org.plyspace.lab.games;

import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Games of an experiment whose results can be summed up. */
public sealed interface ResultSource permits ReplayedStore, ResultSource.RowResults {

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

    /** The games with their moves, in the order of their numbers, in a stream that must be closed; empty if only rows are known. */
    Stream<PlayedGame<String>> games();

    /**
     * Games of which only the rows are used; a game with a row is not replayed.
     *
     * @param rows the rows
     */
    record RowResults(RowSource rows) implements ResultSource {

        @Override
        public String name() {
            return rows.name();
        }

        @Override
        public Manifest manifest() {
            return rows.manifest();
        }

        @Override
        public int size() {
            return rows.numbers().cardinality();
        }

        @Override
        public void addTo(GameColumns columns, IntConsumer done) {
            int[] count = new int[1];
            rows.rows(row -> {
                columns.add(row);
                done.accept(++count[0]);
            });
        }

        @Override
        public Stream<PlayedGame<String>> games() {
            return Stream.empty();
        }
    }
}
