package org.plyspace.engine.session;

import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
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
        Position before = game.position().rules().position(game.start(), Purpose.GAME);
        for (int ply = 0; ply < last; ply++) {
            before.make(game.move(ply));
        }
        return Marks.ofMove(before.words().describe(game.move(last)));
    }
}
