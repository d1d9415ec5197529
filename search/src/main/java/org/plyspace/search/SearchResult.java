package org.plyspace.search;

import java.util.List;

/**
 * What a search has come to.
 *
 * @param lines the best moves, the best first, as many as were asked for and there are; empty if there is no legal move. Several are of one
 *     whole iteration; a single one is of the next iteration already if that found a better move before it was stopped
 * @param depth how many plies deep the last whole iteration went
 * @param deepest how many plies deep the longest line went that was looked at, captures included
 * @param nodes how many moves were made
 * @param nanos how long it took
 * @param fill how many thousandths of the table this search has filled
 */
public record SearchResult(List<PrincipalVariation> lines, int depth, int deepest, long nodes, long nanos, int fill) {

    /** Takes a copy of the lines. */
    public SearchResult {
        lines = List.copyOf(lines);
    }
}
