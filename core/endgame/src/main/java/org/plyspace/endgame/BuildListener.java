package org.plyspace.endgame;

import java.io.IOException;
import org.plyspace.endgame.index.Material;

/** Listens while tables are made; called from one thread. */
public interface BuildListener {

    /** Ignores everything. */
    BuildListener NONE = new BuildListener() {};

    /** A table is begun, anew or after the last pass of an earlier run. */
    default void began(TableEstimate estimate, int afterPasses) {}

    /** A pass is done, of those that find wins and losses in so many plies. */
    default void passed(Material material, int plies) {}

    /** The state after a pass cannot be saved, nor will later ones: a run that ends early leaves less, or nothing. */
    default void unkept(Material material, IOException why) {}

    /** A table is done. */
    default void made(Table table) {}
}
