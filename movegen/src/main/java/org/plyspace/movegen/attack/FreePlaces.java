package org.plyspace.movegen.attack;

import java.util.Arrays;
import org.plyspace.api.PromotionWays;

/**
 * The places from which pawns of one {@link org.plyspace.api.Piece} code have a free way to promotion, kept until an enemy pawn has
 * moved: most moves move none. Hot; allocates nothing.
 */
final class FreePlaces {

    private final int code;
    private final long[] enemies;
    private final long[] free;
    /** The ways by which they were found; null if none were. */
    private PromotionWays ways;

    /**
     * Creates it without any places.
     *
     * @param words the number of longs in a set of places
     */
    FreePlaces(int code, int words) {
        this.code = code;
        this.enemies = new long[words];
        this.free = new long[words];
    }

    int code() {
        return code;
    }

    /**
     * The places, a set valid until the next call.
     *
     * @param enemyPawns the places of all enemy pawns, a set
     */
    long[] against(long[] enemyPawns, PromotionWays among) {
        if (ways != among || !Arrays.equals(enemies, enemyPawns)) {
            ways = among;
            System.arraycopy(enemyPawns, 0, enemies, 0, enemies.length);
            among.findFree(code, enemies, free);
        }
        return free;
    }
}
