package org.plyspace.lab.games;

import java.util.BitSet;
import java.util.function.Consumer;
import org.plyspace.lab.numbers.GameRow;

/** Rows of games of one experiment. */
public interface RowSource {

    /** The name in messages. */
    String name();

    /** The description of the games. */
    Manifest manifest();

    /** The numbers of the games; a copy. */
    BitSet numbers();

    /**
     * Passes the row of each game, in any order.
     *
     * @throws org.plyspace.engine.io.InputException if a file cannot be read
     */
    void rows(Consumer<GameRow> each);
}
