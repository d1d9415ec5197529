package org.plyspace.search;

import org.plyspace.api.PublicApi;

/**
 * The time left to the side to move.
 *
 * @param millis milliseconds left
 * @param increment milliseconds added per move
 * @param movesToGo the number of moves that the time must last; 0 for the rest of the game
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Clock(long millis, long increment, int movesToGo) {

    /** The usual number of milliseconds for an engine's overhead and the connection to it. */
    public static final int USUAL_OVERHEAD = 15;

    /** The number of moves to budget for if the time must last the rest of the game. */
    private static final int EXPECTED_MOVES = 25;
    /** Of the time for a single move, one part in so many is kept. */
    private static final int KEPT_SHARE = 8;

    /** The most milliseconds to spend on the next move with the usual overhead, see {@link #allotment(long)}. */
    public long allotment() {
        return allotment(USUAL_OVERHEAD);
    }

    /**
     * The most milliseconds to spend on the next move, at least 1; never so many that the time would run out. Even of the time for a
     * single move a share is kept, since a busy computer may wake the engine late.
     *
     * @param overhead milliseconds that pass besides
     */
    public long allotment(long overhead) {
        long moves = movesToGo == 0 ? EXPECTED_MOVES : Math.min(movesToGo, EXPECTED_MOVES);
        long usable = Math.max(1, millis - overhead);
        long most = Math.max(1, moves == 1 ? usable - usable / KEPT_SHARE : usable / 2);
        return Math.min(most, Math.max(1, usable / moves + increment * 3 / 4));
    }
}
