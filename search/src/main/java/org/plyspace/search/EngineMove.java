package org.plyspace.search;

import java.util.OptionalInt;

/**
 * A move that an engine has chosen.
 *
 * @param move a legal one
 * @param score for the side that makes it, see {@link Scores}; empty if the engine has no opinion
 * @param depth of the last whole iteration in plies; 0 if it does not search
 * @param nodes how many moves it made to find it
 */
public record EngineMove(long move, OptionalInt score, int depth, long nodes) {

    /** Without a search. */
    public static EngineMove of(long move) {
        return new EngineMove(move, OptionalInt.empty(), 0, 0);
    }
}
