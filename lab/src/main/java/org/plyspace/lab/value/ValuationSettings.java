package org.plyspace.lab.value;

/**
 * What is played to measure the worth of pieces.
 *
 * @param games of each exchange, an even number; twice as many from the whole start are fitted to
 * @param nodes how many moves the search makes before each of a game's, from 1
 * @param seed of all that is drawn
 */
public record ValuationSettings(int games, int nodes, long seed) {

    /** What is played unless told otherwise. */
    public static final ValuationSettings USUAL = new ValuationSettings(1_000, 2_000, 1);
    /** A first look. */
    public static final ValuationSettings QUICK = new ValuationSettings(100, 200, 1);
    /** Most games of an exchange. */
    public static final int MOST_GAMES = 1_000_000;
    /** Most nodes. */
    public static final int MOST_NODES = 10_000_000;

    /** How many games from the whole start are fitted to. */
    int fittedGames() {
        return 2 * games;
    }

    int pairs() {
        return games / 2;
    }
}
