package org.plyspace.engine;

import java.util.stream.LongStream;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** The legal moves of a position, for code that need not be fast. */
public final class LegalMoves {

    private LegalMoves() {}

    /** All legal moves, in the order of move generation, found before the first is used. */
    public static LongStream of(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray());
    }
}
