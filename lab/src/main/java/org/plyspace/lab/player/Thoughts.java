package org.plyspace.lab.player;

import java.util.OptionalInt;
import org.plyspace.search.Choice;

/** What a program tells of its best line while it thinks, as far as it does. How it is told is a subclass's. */
abstract class Thoughts {

    /** For the side to move. */
    OptionalInt score = OptionalInt.empty();
    /** In plies. */
    int depth;

    long nodes;

    /** Hears any line. */
    abstract void hear(String line);

    /** A move that was chosen by these thoughts. */
    final Choice of(long move) {
        return new Choice(move, score, depth, nodes);
    }
}
