package org.plyspace.lab.experiment;

import org.plyspace.engine.Game;

/**
 * A game as its opening has left it.
 *
 * @param game which may be over
 * @param sharedPlies how many moves are those of the baseline's opening
 */
record GameAfterOpening(Game game, int sharedPlies) {}
