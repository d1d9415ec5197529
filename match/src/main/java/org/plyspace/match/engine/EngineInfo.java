package org.plyspace.match.engine;

import java.util.OptionalInt;
import org.plyspace.search.EngineMove;

/** What a program tells of its best line while it thinks, as far as it does. How it is told is a subclass's. */
abstract class EngineInfo {

    /** For the side to move. */
    OptionalInt score = OptionalInt.empty();
    /** In plies. */
    int depth;

    long nodes;

    /** Hears any line. */
    abstract void hear(String line);

    /** A move that was chosen by these thoughts. */
    final EngineMove of(long move) {
        return new EngineMove(move, score, depth, nodes);
    }
}
