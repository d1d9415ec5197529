package org.plyspace.search;

import java.util.List;
import org.plyspace.api.PublicApi;

/**
 * The result of a search.
 *
 * @param lines the principal variations, best first, as many as were requested and exist; empty if there is no legal move.
 *     Several lines come from one complete iteration; a single line may come from the next, unfinished iteration if that found
 *     a better move. If no iteration found any, the lines are single moves, by the evaluation after each
 * @param depth the depth in plies of the last complete iteration; 0 if none was completed
 * @param deepest the length in plies of the longest line searched, captures included
 * @param nodes the number of moves made
 * @param nanos the duration in nanoseconds
 * @param fill how many thousandths of the transposition table this search has filled
 * @param hits the number of times that tablebases knew a position
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record SearchResult(
        List<PrincipalVariation> lines, int depth, int deepest, long nodes, long nanos, int fill, long hits) {

    /** Copies the lines. */
    public SearchResult {
        lines = List.copyOf(lines);
    }
}
