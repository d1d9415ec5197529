package org.plyspace.lab.value;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.lab.play.Seeds;
import org.plyspace.lab.play.SoftMax;
import org.plyspace.lab.player.GamePlayer;
import org.plyspace.lab.player.PlayerException;
import org.plyspace.lab.player.PlayerSpec;
import org.plyspace.search.Choice;
import org.plyspace.search.PieceValues;

/**
 * Games of which the first moves are drawn, good ones more often, and all others are made by one machine that plays both sides and forgets
 * every game before the next. For one thread.
 */
final class SoftMaxGames implements AutoCloseable {

    /** How many moves of both sides are drawn. */
    static final int OPENING = 20;
    /** Where a game that goes on is a draw, in moves of both sides. */
    static final int MOST_PLIES = 600;

    private final Rules rules;
    private final SoftMax openings;
    private final GamePlayer player;

    /**
     * Of a machine.
     *
     * @param values what openings are drawn by
     */
    SoftMaxGames(Rules rules, PieceValues values, PlayerSpec spec) {
        this.rules = rules;
        this.openings = new SoftMax(rules, values);
        this.player = spec.make(rules);
    }

    /**
     * A game that is over.
     *
     * @param game with all its moves
     * @param whiteHalfPoints 0 to 2
     * @param cutOff whether it was ended as a draw, since it was too long
     */
    record Finished(Game game, int whiteHalfPoints, boolean cutOff) {}

    /** Plays a game; the same for the same arguments. */
    Finished play(Setup start, long seed) {
        Game game = new Game(rules, start);
        SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "opening", 0));
        openings.newGame();
        Optional<Outcome> outcome = game.outcome();
        while (outcome.isEmpty() && game.plies() < OPENING) {
            game.play(openings.draw(game, random));
            outcome = game.outcome();
        }
        player.newGame(seed);
        while (outcome.isEmpty() && game.plies() < MOST_PLIES) {
            Choice choice = player.choose(game, Optional.empty());
            if (!game.position().isLegal(choice.move())) {
                throw new PlayerException("the search chose a move that is not legal in " + rules.spec());
            }
            game.play(choice.move());
            outcome = game.outcome();
        }
        return new Finished(game, outcome.map(SoftMaxGames::halfPoints).orElse(1), outcome.isEmpty());
    }

    private static int halfPoints(Outcome outcome) {
        return outcome.winner().map(side -> 2 - 2 * side.index()).orElse(1);
    }

    @Override
    public void close() {
        player.close();
    }
}
