package org.plyspace.lab.play;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
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
        Position position = game.position();
        while (true) {
            // Listed rather than asked for as Position.randomMove: how many there are is counted too.
            moves.clear();
            position.legalMoves(moves);
            if (moves.size() == 0) {
                return tally.playOut(Optional.of(position.endingWithoutMove()));
            }
            Optional<Outcome> outcome = game.outcomeWithMove();
            if (outcome.isPresent() || game.plies() == maxPlies) {
                return tally.playOut(outcome);
            }
            long move = moves.get(random.nextInt(moves.size()));
            tally.chosen(move, moves.size(), position.tags(move));
            game.play(move);
            tally.made(position.inCheck());
        }
    }
}
