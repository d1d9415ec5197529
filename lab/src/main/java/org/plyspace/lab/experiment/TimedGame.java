package org.plyspace.lab.experiment;

/**
 * A game that was played just now.
 *
 * @param game its moves as a store has them
 * @param nanos how long it took one thread, its opening included
 */
public record TimedGame(PlayedGame<String> game, long nanos) {}
