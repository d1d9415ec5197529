package org.plyspace.engine.exchange;

import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** The move number and side of each ply of a game. */
final class MoveNumbers {

    private final int first;
    private final int blackBegins;

    /** Creates the numbers of a game that begins with a setup. */
    MoveNumbers(Setup start) {
        first = start.fullmoveNumber();
        blackBegins = start.side() == Side.BLACK ? 1 : 0;
    }

    /** Whether a ply, counted from 1, is White's. */
    boolean isWhites(int ply) {
        return (ply - 1 + blackBegins) % 2 == 0;
    }

    /** The number before a ply's move: {@code 12.}, or {@code 12...} for Black's. */
    String before(int ply) {
        return first + (ply - 1 + blackBegins) / 2 + (isWhites(ply) ? "." : "...");
    }
}
