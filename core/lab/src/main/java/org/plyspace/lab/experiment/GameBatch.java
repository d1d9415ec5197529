package org.plyspace.lab.experiment;

import java.util.List;

/**
 * Games of one column that one thread plays in turn, so that it does not need a new engine for each.
 *
 * @param column the column, as counted by {@link GameNumbers#column}
 * @param games the numbers of the games
 */
record GameBatch(int column, List<Integer> games) {}
