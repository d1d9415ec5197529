package org.plyspace.lab.experiment;

/**
 * How the games of an experiment are numbered, from 0: all players with the first opening in the first setting, then in the second, and so
 * on; then all with the second opening. So the first numbers, however many, have about as many games of each engine in each setting, and
 * pairs are together.
 *
 * @param settings how many, from 1
 * @param players how many, from 1
 * @param games how many of each engine in each setting, from 1
 */
public record GameNumbers(int settings, int players, int games) {

    /** How many there are. */
    public int total() {
        return games * columns();
    }

    /** How many pairs of a setting and a player there are. */
    public int columns() {
        return settings * players;
    }

    /** The number of a column's game with an opening, from 0. */
    public int of(int column, int opening) {
        return opening * columns() + column;
    }

    /** The pair of setting and player that a game is of, from 0: those of the first setting first. */
    public int column(int number) {
        return number % columns();
    }

    /** The column of a setting and a player, all from 0. */
    public int column(int setting, int player) {
        return setting * players + player;
    }

    /** The setting of a game, from 0. */
    public int setting(int number) {
        return column(number) / players;
    }

    /** The player of a game, from 0. */
    public int player(int number) {
        return column(number) % players;
    }

    /** The opening of a game, from 0. */
    public int opening(int number) {
        return number / columns();
    }
}
