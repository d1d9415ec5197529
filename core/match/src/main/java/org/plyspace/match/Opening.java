package org.plyspace.match;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;

/**
 * The opening of a game: a setup, and moves from there.
 *
 * @param start the setup in which the game begins
 * @param moves the moves played from there before the engines choose
 */
public record Opening(Setup start, List<Long> moves) {

    /** Copies the moves. */
    public Opening {
        moves = List.copyOf(moves);
    }

    /** A game in which the opening has been played. */
    Game game(Rules rules) {
        Game game = new Game(rules, start);
        moves.forEach(game::play);
        return game;
    }
}
