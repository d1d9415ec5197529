package org.plyspace.lab.value;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.engine.Seeds;
import org.plyspace.match.SoftMax;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.PieceValues;

/**
 * Games of which the first moves are drawn, good ones more often, and all others are made by one engine that plays both sides and forgets
 * every game before the next. For one thread.
 */
final class SoftMaxGames implements AutoCloseable {

    /** How many moves of both sides are drawn. */
    static final int OPENING = 20;
    /** Where a game that goes on is a draw, in moves of both sides. */
    static final int MOST_PLIES = 600;

    private final Rules rules;
    private final SoftMax openings;
    private final GameEngine player;
    private final Runnable moved;

    /**
     * Of an engine.
     *
     * @param values what openings are drawn by
     * @param moved is run after each move
     */
    SoftMaxGames(Rules rules, PieceValues values, EngineSpec spec, Runnable moved) {
        this.rules = rules;
        this.openings = new SoftMax(rules, values);
        this.player = spec.make(rules);
        this.moved = moved;
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
            moved.run();
            outcome = game.outcome();
        }
        player.newGame(seed);
        while (outcome.isEmpty() && game.plies() < MOST_PLIES) {
            EngineMove engineMove = player.choose(game, Optional.empty());
            if (!game.position().isLegal(engineMove.move())) {
                throw new EngineFailedException("the search chose a move that is not legal in " + rules.setting());
            }
            game.play(engineMove.move());
            moved.run();
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
