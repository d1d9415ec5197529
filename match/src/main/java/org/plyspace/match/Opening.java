package org.plyspace.match;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;

/**
 * What is on the board when the players begin.
 *
 * @param start the setup that the game begins with
 * @param moves what is played from there before the players are asked
 */
public record Opening(Setup start, List<Long> moves) {

    /** Takes a copy of the moves. */
    public Opening {
        moves = List.copyOf(moves);
    }

    /** A game that has come as far. */
    Game game(Rules rules) {
        Game game = new Game(rules, start);
        moves.forEach(game::play);
        return game;
    }
}
