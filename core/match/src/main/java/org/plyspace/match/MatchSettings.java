package org.plyspace.match;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Game;
import org.plyspace.statistics.PairSprt;

/**
 * The settings of a match.
 *
 * @param pairs the most pairs of games, from 1
 * @param seed the seed of random openings and random engines
 * @param openings the openings of pairs, used in turn; empty for random openings
 * @param openingPlies the number of random moves in an opening, from 0
 * @param time the time control; empty if engines have limits of their own
 * @param adjudication when games are adjudicated
 * @param sprt the sequential test that ends the match once it is decided; empty to play all pairs
 */
public record MatchSettings(
        int pairs,
        long seed,
        List<Opening> openings,
        int openingPlies,
        Optional<TimeControl> time,
        Adjudication adjudication,
        Optional<PairSprt> sprt) {

    /** The most pairs of a match. */
    public static final int MOST_PAIRS = 1_000_000;

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
}
