package org.plyspace.lab.play;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;

/** Plays games in which every legal move is equally likely. Immutable, shared between threads. */
public final class RandomPlay {

    private final Rules rules;
    private final Setup start;
    private final int maxPlies;

    /**
     * Games from the start position.
     *
     * @param maxPlies where games that do not end are cut off
     * @throws org.plyspace.api.NoStartException if the rules have no start position
     */
    public RandomPlay(Rules rules, int maxPlies) {
        this.rules = rules;
        this.start = rules.start();
        this.maxPlies = maxPlies;
    }

    /** Plays one game, the same for the same seed. */
    public PlayOut play(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = new Game(rules, start);
        Tally tally = new Tally(rules.tags().size());
        MoveList moves = new MoveList();
        Optional<Outcome> outcome = game.outcome();
        while (outcome.isEmpty() && game.plies() < maxPlies) {
            moves.clear();
            game.position().legalMoves(moves);
            long move = moves.get(random.nextInt(moves.size()));
            tally.chosen(move, moves.size(), game.position().tags(move));
            game.play(move);
            tally.made(game.position().inCheck());
            outcome = game.outcome();
        }
        return tally.playOut(outcome);
    }
}
