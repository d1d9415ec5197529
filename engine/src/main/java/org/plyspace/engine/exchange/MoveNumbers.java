package org.plyspace.engine.exchange;

import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Which ply of a game belongs to which move number and side. */
final class MoveNumbers {

    private final int first;
    private final int blackBegins;

    /** Of games that begin with this setup. */
    MoveNumbers(Setup start) {
        first = start.fullmoveNumber();
        blackBegins = start.side() == Side.BLACK ? 1 : 0;
    }

    /** Whether a ply, counted from 1, is White's. */
    boolean isWhites(int ply) {
        return (ply - 1 + blackBegins) % 2 == 0;
    }

    /** What stands before a ply's move: {@code 12.}, or {@code 12...} for Black's. */
    String before(int ply) {
        return first + (ply - 1 + blackBegins) / 2 + (isWhites(ply) ? "." : "...");
    }
}
