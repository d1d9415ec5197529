package org.plyspace.lab.experiment;

import org.plyspace.engine.Game;

/**
 * A game as its opening has left it.
 *
 * @param game which may be over
 * @param openingPlies how many of its moves are an opening; the others were chosen as the engine would
 * @param sharedPlies how many moves of the opening are those of the baseline's
 */
record GameAfterOpening(Game game, int openingPlies, int sharedPlies) {}
