package org.plyspace.search;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;

/**
 * What a player who does not see everything overlooks: moves that are left out of the search as if they were not there. Which ones depends
 * on the position, the move and a seed only, so that the same player overlooks the same in each iteration, and something else in another
 * game.
 *
 * <p>Quiet moves of the other side are overlooked most, own later ones half as often. A capture is overlooked where there are several to
 * look at, the more the more there are, and hardly ever on the square of the last move, where everybody looks. Whoever is in check looks
 * at every way out, and whoever is to move at every capture. Who overlooks no more than half of the answers does not overlook an own move
 * that wins at once.
 */
final class Oversight {

    /** The largest share of moves that can be overlooked, in hundredths. */
    static final int MOST = 95;

    /** From here on even a capture where the last move went can be overlooked, and a win at once. */
    private static final int BLIND = 50;

    /** By how much less must be overlooked for one capture more to be seen for sure. */
    private static final int SHARE_OF_A_CAPTURE = 25;

    /** With so many captures to look at, or more, quiet moves are overlooked most. */
    private static final int TENSE = 3;

    private static final int HUNDRED = 100;

    private final int percent;
    private long seed;

    /** With the share of quiet answers that is overlooked, 0 to {@value #MOST} hundredths. */
    Oversight(int percent) {
        this.percent = percent;
    }

    void seed(long newSeed) {
        seed = newSeed * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L;
    }

    boolean isAny() {
        return percent != 0;
    }

    /** Whether it overlooks some moves, but none of its own that wins at once. */
    boolean seesWins() {
        return isAny() && percent <= BLIND;
    }

    /**
     * Takes moves out of a list that are overlooked; if that were all, it stays as it is.
     *
     * @param side who is to move, 0 or 1
     * @param key of the position
     * @param last the move that led to it, or none
     * @param ply how many moves ahead that is
     */
    void leaveOut(MoveList moves, int side, long key, long last, int ply) {
        int loud = 0;
        for (int i = 0; i < moves.size(); i++) {
            loud += MoveOrder.isLoud(moves.get(i), side) ? 1 : 0;
        }
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            boolean sees = chance(MoveOrder.isLoud(move, side), isThere(move, last), loud, ply) <= dice(key, move);
            if (sees) {
                moves.set(kept++, move);
            }
        }
        if (kept > 0) {
            moves.truncate(kept);
        }
    }

    /** In hundredths. */
    private int chance(boolean isLoud, boolean isThere, int loud, int ply) {
        boolean own = ply % 2 == 0;
        if (!isLoud) {
            return own ? percent * percent / HUNDRED : percent * Math.min(loud, TENSE) / TENSE;
        }
        int blind = Math.max(0, percent - BLIND) / 2;
        if (ply == 0 || isThere) {
            return blind;
        }
        int seen = (HUNDRED - percent) / SHARE_OF_A_CAPTURE;
        int chance = percent * Math.max(0, loud - seen) / loud;
        return own ? chance / 2 : chance;
    }

    /** Whether a move captures where the last one went. */
    private static boolean isThere(long move, long last) {
        return last != Move.NONE && Move.isCapture(move) && Move.to(move) == Move.to(last);
    }

    /** 0 to 99. */
    private int dice(long key, long move) {
        long mixed = (key ^ seed ^ move * 0xd6e8feb86659fd93L) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 31) * 0x94d049bb133111ebL;
        mixed ^= mixed >>> 29;
        return (int) Long.remainderUnsigned(mixed >>> 8, HUNDRED);
    }
}
