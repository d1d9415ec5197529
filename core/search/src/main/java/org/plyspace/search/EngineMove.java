package org.plyspace.search;

import java.util.OptionalInt;
import org.plyspace.api.PublicApi;

/**
 * A move chosen by an engine.
 *
 * @param move a legal move
 * @param score the score for the side that moves, see {@link Scores}; empty if the engine gives none
 * @param depth the depth in plies of the last complete iteration; 0 if the engine does not search
 * @param nodes the number of moves made during the search
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record EngineMove(long move, OptionalInt score, int depth, long nodes) {

    /** A move chosen without a search. */
    public static EngineMove of(long move) {
        return new EngineMove(move, OptionalInt.empty(), 0, 0);
    }
}
