package org.plyspace.lab.value;

/**
 * What is played to measure the values of pieces.
 *
 * @param games the number of games of each exchange, even; results are fitted to twice as many games from the whole start
 * @param nodes the number of nodes per move, from 1
 * @param seed the seed of all random choices
 */
public record ValuationSettings(int games, int nodes, long seed) {

    /** The default. */
    public static final ValuationSettings USUAL = new ValuationSettings(1_000, 2_000, 1);
    /** A first look. */
    public static final ValuationSettings QUICK = new ValuationSettings(100, 200, 1);
    /** The most games of an exchange. */
    public static final int MOST_GAMES = 1_000_000;
    /** The most nodes per move. */
    public static final int MOST_NODES = 10_000_000;

    /** The number of games from the whole start to which results are fitted. */
    int fittedGames() {
        return 2 * games;
    }

    int pairs() {
        return games / 2;
    }
}
