package org.plyspace.lab.study;

/**
 * The numbering of an experiment's games, from 0: all engines with the first opening in the first setting, then in the second, and so
 * on; then all with the second opening. The first numbers, however many, thus include about as many games of each engine in each
 * setting, and paired games are close together.
 *
 * @param settings the number of settings, from 1
 * @param players the number of engines, from 1
 * @param games the number of games of each engine in each setting, from 1
 */
public record GameNumbers(int settings, int players, int games) {

    /** The total number of games. */
    public int total() {
        return games * columns();
    }

    /** The number of columns, which are pairs of a setting and an engine. */
    public int columns() {
        return settings * players;
    }

    /** The number of a column's game with an opening, from 0. */
    public int of(int column, int opening) {
        return opening * columns() + column;
    }

    /** The column of a game, from 0; those of the first setting come first. */
    public int column(int number) {
        return number % columns();
    }

    /** The column of a setting and an engine, all from 0. */
    public int column(int setting, int player) {
        return setting * players + player;
    }

    /** The setting of a game, from 0. */
    public int setting(int number) {
        return column(number) / players;
    }

    /** The engine of a game, from 0. */
    public int player(int number) {
        return column(number) % players;
    }

    /** The opening of a game, from 0. */
    public int opening(int number) {
        return number / columns();
    }
}
