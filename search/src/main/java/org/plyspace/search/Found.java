package org.plyspace.search;

import java.util.List;

/**
 * What a search has come to.
 *
 * @param lines the best moves, the best first, as many as were asked for and there are; empty if there is no legal move
 * @param depth how many plies deep the last whole iteration went
 * @param nodes how many moves were made
 * @param nanos how long it took
 */
public record Found(List<Line> lines, int depth, long nodes, long nanos) {

    /** Takes a copy of the lines. */
    public Found {
        lines = List.copyOf(lines);
    }
}
