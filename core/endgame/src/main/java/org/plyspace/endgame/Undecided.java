package org.plyspace.endgame;

import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * A table of which nothing is known yet: every number is a draw.
 *
 * @param material the men
 * @param index the numbers of the positions
 */
record Undecided(Material material, PlacementIndex index) implements Table {

    @Override
    public int value(Side toMove, long number) {
        return Value.DRAW;
    }

    @Override
    public int longest() {
        return 0;
    }

    @Override
    public boolean isRegular() {
        return true;
    }
}
