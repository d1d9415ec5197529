package org.plyspace.lab.tune;

/**
 * A position of a game and how the game ended.
 *
 * @param game its number, since positions of one game depend on each other
 * @param numbers of the position, see {@link org.plyspace.search.LinearEvaluation#of}; not to be changed
 * @param score of White: 0, one half or 1
 */
record QuietPosition(int game, double[] numbers, double score) {}
