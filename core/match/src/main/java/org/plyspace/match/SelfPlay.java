package org.plyspace.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;

/**
 * An engine that plays both sides of games of one rule set, without a clock. It forgets each game before the next: games do not depend on
 * each other. For one thread.
 */
public final class SelfPlay implements AutoCloseable {

    private final GameEngine engine;

    /**
     * Creates the engine.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if it is another program that does not start, or does not play the rule set
     */
    public SelfPlay(Rules rules, EngineSpec spec) {
        this.engine = spec.make(rules);
    }

    /**
     * Plays a game from its current position until it is over or has {@code maxPlies} plies; the same game and seed give the same moves.
     *
     * @param next receives the number of each ply, from 1, before the engine chooses it
     * @return the search depth of each of the engine's moves, in plies
     * @throws org.plyspace.match.engine.EngineFailedException if the engine fails
     */
    public List<Integer> play(Game game, long seed, int maxPlies, IntConsumer next) {
        List<Integer> depths = new ArrayList<>();
        engine.newGame(seed);
        while (game.plies() < maxPlies && game.outcome().isEmpty()) {
            next.accept(game.plies() + 1);
            EngineMove chosen = engine.chooseLegal(game, Optional.empty());
            game.play(chosen.move());
            depths.add(chosen.depth());
        }
        return depths;
    }

    @Override
    public void close() {
        engine.close();
    }
}
