package org.plyspace.lab.games;

import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * Games of which only the rows are used; nothing is replayed that has one.
 *
 * @param rows the rows
 */
public record RowResults(RowSource rows) implements ResultSource {

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
