package org.plyspace.engine.session;

import org.plyspace.engine.Game;
import org.plyspace.engine.picture.Marks;

/** The last move of a game, to be marked. */
public final class LastMove {

    private LastMove() {}

    /** What it touched; nothing before the first. */
    public static Marks of(Game game) {
        int last = game.plies() - 1;
        if (last < 0) {
            return Marks.NONE;
        }
        return Marks.ofMove(game.positionAt(last).words().describe(game.move(last)));
    }
}
