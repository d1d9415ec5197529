package org.plyspace.search;

/**
 * What time is left to the side to move.
 *
 * @param millis until its time is up
 * @param increment milliseconds that each move adds
 * @param movesToGo for how many moves the time must last; 0 for the rest of the game
 */
public record Clock(long millis, long increment, int movesToGo) {

    /** For how many moves time is kept where the game may last for ever. */
    private static final int EXPECTED_MOVES = 25;
    /** What the engine and the way to it may take beside. */
    private static final long RESERVE = 15;

    /** How many milliseconds to think at most about the next move, at least 1; never so long that the time would be up. */
    public long allotment() {
        long moves = movesToGo == 0 ? EXPECTED_MOVES : Math.min(movesToGo, EXPECTED_MOVES);
        long usable = Math.max(1, millis - RESERVE);
        long most = moves == 1 ? usable : Math.max(1, usable / 2);
        return Math.min(most, Math.max(1, usable / moves + increment * 3 / 4));
    }
}
