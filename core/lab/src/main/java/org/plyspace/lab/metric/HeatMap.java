package org.plyspace.lab.metric;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.statistics.Estimate;

/**
 * Where pieces of one kind stand.
 *
 * @param side their side
 * @param symbol the symbol of their type
 * @param name the name of their type
 * @param cells the share of a game's positions in which such a piece stands on each cell, by the cell's number, with Wilson's interval
 *     for the number of games that would vary as much; games with the same opening count as independent
 */
public record HeatMap(Side side, String symbol, String name, List<Estimate> cells) {

    /** Copies the cells. */
    public HeatMap {
        cells = List.copyOf(cells);
    }
}
