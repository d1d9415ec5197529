package org.plyspace.lab.experiment;

import java.util.List;

/**
 * Games of one column that one thread plays in turn, so that it need not make a player for each.
 *
 * @param column as {@link GameNumbers#column} counts them
 * @param games their numbers
 */
record GameBatch(int column, List<Integer> games) {}
