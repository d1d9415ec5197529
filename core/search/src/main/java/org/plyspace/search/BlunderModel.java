package org.plyspace.search;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/**
 * The moves that a weak player overlooks: they are left out of the search. The choice depends only on the position, the move
 * and a seed: a player overlooks the same moves in each iteration, and others in another game.
 *
 * <p>Quiet answers of the opponent are overlooked most, the player's own later moves half as often. A capture is overlooked the
 * more, the more captures there are to consider, and hardly ever on the square of the last move. No evasion of a check and no
 * capture by the side to move at the root is overlooked. Up to a share of one half, neither is an own move that wins at once,
 * nor any move while no capture or promotion gains anything, as at the start of a game.
 */
final class BlunderModel {

    /** The largest percentage of moves that can be overlooked. */
    static final int MOST = 95;

    /**
     * The percentage from which even a capture on the square of the last move, an immediate win, or a move on a calm board
     * can be overlooked.
     */
    private static final int BLIND = 50;

    /** The decrease of the percentage by which one more capture is seen for sure. */
    private static final int SHARE_OF_A_CAPTURE = 25;

    /** The number of captures from which quiet moves are overlooked most. */
    private static final int TENSE = 3;

    private static final int HUNDRED = 100;

    private final int percent;
    private final MoveList scratch = new MoveList();
    private long seed;
    private boolean calm;

    /** Creates an oversight of 0 to {@value #MOST} percent of the quiet answers. */
    BlunderModel(int percent) {
        this.percent = percent;
    }

    void seed(long newSeed) {
        seed = newSeed * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L;
    }

    boolean isAny() {
        return percent != 0;
    }

    /** Whether some moves are overlooked, but no own one that wins at once. */
    boolean seesWins() {
        return isAny() && !isBlind(percent);
    }

    /** Whether with so many percent even an own capture, a capture where the last move went, or a win at once is overlooked. */
    static boolean isBlind(int percent) {
        return percent > BLIND;
    }

    /** Looks at the board before a search: it is calm if no capture or promotion by either side would bring anything. */
    void start(Position root, Recaptures recaptures) {
        calm = isAny() && !root.inCheck() && !canTake(root, recaptures);
        if (calm) {
            root.makeNull();
            calm = !canTake(root, recaptures);
            root.unmake();
        }
    }

    private boolean canTake(Position position, Recaptures recaptures) {
        scratch.clear();
        position.legalLoud(scratch);
        int i = 0;
        while (i < scratch.size() && recaptures.lose(position, scratch.get(i), 0)) {
            i++;
        }
        return i < scratch.size();
    }

    /**
     * Removes overlooked moves from a list; if these are all its moves, it stays unchanged.
     *
     * @param side the side to move, 0 or 1
     * @param key the position's key
     * @param last the move that led to the position, or none
     * @param ply the distance from the root
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

    /** The percentage for a kind of move. */
    private int chance(boolean isLoud, boolean isThere, int loud, int ply) {
        boolean own = ply % 2 == 0;
        int beyond = Math.max(0, percent - BLIND);
        int share = calm ? beyond : percent;
        if (!isLoud) {
            return own ? share * share / HUNDRED : share * Math.min(loud, TENSE) / TENSE;
        }
        if (ply == 0 || isThere) {
            return beyond / 2;
        }
        int seen = (HUNDRED - share) / SHARE_OF_A_CAPTURE;
        int chance = share * Math.max(0, loud - seen) / loud;
        return own ? chance / 2 : chance;
    }

    /** Whether a move captures on the target of the last one. */
    private static boolean isThere(long move, long last) {
        return last != Move.NONE && Move.isCapture(move) && Move.to(move) == Move.to(last);
    }

    /** A pseudo-random number from 0 to 99. */
    private int dice(long key, long move) {
        long mixed = (key ^ seed ^ move * 0xd6e8feb86659fd93L) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 31) * 0x94d049bb133111ebL;
        mixed ^= mixed >>> 29;
        return (int) Long.remainderUnsigned(mixed >>> 8, HUNDRED);
    }
}
