package org.plyspace.engine.session;

import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Marks;

/** Marks the last move of a game. */
public final class LastMove {

    private LastMove() {}

    /** The marks of what the last move touched; none before the first move. */
    public static Marks of(Game game) {
        int last = game.plies() - 1;
        if (last < 0) {
            return Marks.NONE;
        }
        return Marks.ofMove(game.positionAt(last).words().describe(game.move(last)));
    }
}
