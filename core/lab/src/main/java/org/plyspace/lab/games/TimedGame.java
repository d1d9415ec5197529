package org.plyspace.lab.games;

/**
 * A game that was just played.
 *
 * @param game the game, with its moves as in a store
 * @param nanos the time in nanoseconds that it took one thread, including its opening
 */
public record TimedGame(PlayedGame<String> game, long nanos) {}
