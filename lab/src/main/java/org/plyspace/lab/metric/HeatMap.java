package org.plyspace.lab.metric;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.statistics.Estimate;

/**
 * Where a kind of piece stands.
 *
 * @param side whose
 * @param symbol of its type
 * @param name of its type
 * @param cells for each cell by its number, in what share of a game's positions such a piece stands there, with Wilson's interval of as
 *     many games as vary so much; games of one opening count as if they were independent
 */
public record HeatMap(Side side, String symbol, String name, List<Estimate> cells) {

    /** Takes a copy. */
    public HeatMap {
        cells = List.copyOf(cells);
    }
}
