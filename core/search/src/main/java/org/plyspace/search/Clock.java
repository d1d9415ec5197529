package org.plyspace.search;

import org.plyspace.api.PublicApi;
import org.plyspace.api.PublicApi.Usage;

/**
 * The time left to the side to move.
 *
 * @param millis milliseconds left
 * @param increment milliseconds added per move
 * @param movesToGo the number of moves that the time must last; 0 for the rest of the game
 */
@PublicApi(usage = Usage.CALL)
public record Clock(long millis, long increment, int movesToGo) {

    /** The number of moves to budget for if the time must last the rest of the game. */
    private static final int EXPECTED_MOVES = 25;
    /** Milliseconds reserved for the engine's overhead and the connection to it. */
    private static final long RESERVE = 15;

    /** The most milliseconds to spend on the next move, at least 1; never so many that the time would run out. */
    public long allotment() {
        long moves = movesToGo == 0 ? EXPECTED_MOVES : Math.min(movesToGo, EXPECTED_MOVES);
        long usable = Math.max(1, millis - RESERVE);
        long most = moves == 1 ? usable : Math.max(1, usable / 2);
        return Math.min(most, Math.max(1, usable / moves + increment * 3 / 4));
    }
}
