package org.plyspace.lab.experiment;

/**
 * A game that was played just now.
 *
 * @param game it
 * @param nanos how long it took one thread, its opening included
 */
public record TimedGame(PlayedGame game, long nanos) {}
