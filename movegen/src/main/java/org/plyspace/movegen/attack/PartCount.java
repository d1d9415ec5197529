package org.plyspace.movegen.attack;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;

/** What one side has and attacks among 64 cells, as sets of cells; the numbers of a summary are sums over such parts. */
final class PartCount {

    private PartCount enemy;

    private long men;
    private long pawns;
    private long royals;
    private long zone;
    private long byRoyals;
    private long byPawns;
    private long byPieces;
    private int underLesser;
    /** What the pieces of each code attack; all 0 between two counts. */
    private final long[] byCode = new long[Piece.CODES];

    static void oppose(PartCount one, PartCount other) {
        one.enemy = other;
        other.enemy = one;
    }

    /** Begins with the men of the side. */
    void begin(long pieces, long itsRoyals, long itsPawns) {
        men = pieces | itsRoyals | itsPawns;
        royals = itsRoyals;
        pawns = itsPawns;
        byRoyals = 0;
        byPawns = 0;
        byPieces = 0;
        underLesser = 0;
    }

    long men() {
        return men;
    }

    long pawns() {
        return pawns;
    }

    long royals() {
        return royals;
    }

    long pieces() {
        return men & ~(pawns | royals);
    }

    void attackByPawns(long cells) {
        byPawns |= cells;
    }

    /**
     * Adds what each of some royal men attacks; comes after the pawns of both sides.
     *
     * @param codes the codes of these men
     * @param reached what they attack
     * @param numbers the numbers of the side, to which mobility is added by type
     */
    void attackByRoyals(int[] codes, long[] reached, int count, int[] numbers) {
        long free = ~(men | enemy.byPawns);
        for (int i = 0; i != count; i++) {
            byRoyals |= reached[i];
            numbers[Piece.type(codes[i])] += Long.bitCount(reached[i] & free);
        }
        zone = royals | byRoyals;
    }

    /**
     * Adds what each of some pieces attacks; comes after the royal men of both sides.
     *
     * @param numbers the numbers of the side, to which mobility and, {@code types} further on, hits are added by type
     */
    void attackByPieces(int[] codes, long[] reached, int count, int[] numbers, int types) {
        long free = ~(men | enemy.byPawns);
        long theirZone = enemy.zone;
        // Not a counted loop for the compiler, which would surround its few rounds by many instructions.
        for (int i = 0; i != count; i++) {
            int code = codes[i];
            int type = Piece.type(code);
            long cells = reached[i];
            byCode[code] |= cells;
            numbers[type] += Long.bitCount(cells & free);
            numbers[types + type] += Long.bitCount(cells & theirZone);
        }
    }

    /**
     * Sums up the types of pieces, from the lowest rank to the highest, so that what lesser pieces attack is known when it is asked for.
     *
     * @param sets the cells of the men of each code, two longs for each
     * @param half which of the two is this part's
     */
    void sumUp(AttackSummary summary, long[] sets, int half, int side) {
        long all = 0;
        long byLesser = 0;
        int last = Integer.MIN_VALUE;
        for (int i = 0, n = summary.pieceTypes(); i != n; i++) {
            int type = summary.pieceType(i);
            int code = 2 * (type + 1) + side;
            int rank = summary.rank(type);
            if (rank != last) {
                byLesser = all;
                last = rank;
            }
            underLesser += Long.bitCount(byLesser & sets[2 * Piece.opposite(code) + half]);
            all |= byCode[code];
            byCode[code] = 0;
        }
        byPieces = all;
    }

    /** Adds this part's share of the terms, which begin at an index. */
    void addTerms(int[] numbers, int terms) {
        long solid = byPawns | byPieces;
        long theirSolid = enemy.byPawns | enemy.byPieces;
        long loose = (solid | byRoyals) & ~(theirSolid | enemy.byRoyals);
        long pieces = enemy.pieces();
        long open = enemy.zone & ~theirSolid;
        numbers[terms + AttackSummary.HANGING] += Long.bitCount(pieces & loose);
        numbers[terms + AttackSummary.HANGING_PAWNS] += Long.bitCount(enemy.pawns & loose);
        numbers[terms + AttackSummary.UNDER_PAWNS] += Long.bitCount(pieces & byPawns);
        numbers[terms + AttackSummary.UNDER_LESSER] += underLesser;
        numbers[terms + AttackSummary.SUPPORT] += Long.bitCount(pawns & byPawns);
        numbers[terms + AttackSummary.SHELTER] += Long.bitCount(pawns & zone);
        numbers[terms + AttackSummary.WEAK_ZONE] += Long.bitCount(open & solid);
        numbers[terms + AttackSummary.HELD_NEAR] += Long.bitCount(open & ~(men | enemy.men));
    }
}
