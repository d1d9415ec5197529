package org.plyspace.endgame;

import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * A table in memory.
 *
 * @param material the men
 * @param index the numbers of the positions
 * @param store the values, perhaps still being found
 * @param longest the longest win or loss in plies
 */
record StoredTable(Material material, PlacementIndex index, ValueStore store, int longest) implements Table {

    @Override
    public int value(Side toMove, long number) {
        return store.get(toMove, number);
    }

    @Override
    public boolean isRegular() {
        return store.scale == Scale.REGULAR;
    }
}
