package org.plyspace.api;

/**
 * Where pawns, men that reset the clock and are not royal, have a free way to promotion: no enemy pawn stands on, or can capture on, a
 * place that they can reach without capturing. Found from how lone pawns move on the board as it is set up without men; a pawn on a place
 * without a cell there has no free way. Immutable, and shared between threads.
 *
 * <p>Sets of places are arrays of {@link #words()} longs. They hold the places with a cell {@code c} on the board as it is set up: bit
 * {@code c % 64} of long {@code c / 64}. Where boards do not move, sets of places are sets of cells.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public interface PromotionWays {

    /** The number of longs in a set of places; 0 if pawns have no ways at all. */
    int words();

    /** Adds a place to a set, if it is one of those that sets hold. */
    void add(int place, long[] set);

    /** Whether a place is in a set. */
    boolean has(int place, long[] set);

    /**
     * Whether a pawn of a {@link Piece} code on a place has a free way.
     *
     * @param enemies the places of all enemy pawns, a set
     */
    boolean isFree(int code, int place, long[] enemies);

    /**
     * Finds from which places pawns of a {@link Piece} code have a free way: those for which {@link #isFree} is true.
     *
     * @param enemies the places of all enemy pawns, a set
     * @param into a set, overwritten
     */
    void findFree(int code, long[] enemies, long[] into);
}
