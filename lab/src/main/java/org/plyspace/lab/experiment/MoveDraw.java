package org.plyspace.lab.experiment;

import java.util.SplittableRandom;
import org.plyspace.engine.Game;

/** Draws moves of openings. For one thread. */
interface MoveDraw {

    /** What was drawn before matters no more. */
    default void newOpening() {}

    /** A legal move for a game that goes on. */
    long draw(Game game, SplittableRandom random);
}
