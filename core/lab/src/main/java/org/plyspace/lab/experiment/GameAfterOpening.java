package org.plyspace.lab.experiment;

import org.plyspace.engine.Game;

/**
 * A game after its opening.
 *
 * @param game the game, which may be over
 * @param openingPlies the number of its moves that form the opening; the others were made as the engine would
 * @param sharedPlies the number of opening moves that equal the baseline's
 */
record GameAfterOpening(Game game, int openingPlies, int sharedPlies) {}
