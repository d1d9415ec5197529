package org.plyspace.match.engine;

import java.util.OptionalInt;
import org.plyspace.search.EngineMove;

/** What an external engine reports about its best line while it thinks. Subclasses read the lines of a protocol. */
abstract class EngineInfo {

    /** The score for the side to move. */
    OptionalInt score = OptionalInt.empty();
    /** The depth in plies. */
    int depth;

    long nodes;

    /** Reads any line. */
    abstract void hear(String line);

    /** A move with what was reported last. */
    final EngineMove of(long move) {
        return new EngineMove(move, score, depth, nodes);
    }
}
