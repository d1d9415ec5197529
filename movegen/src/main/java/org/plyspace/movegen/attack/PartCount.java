package org.plyspace.movegen.attack;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;

/**
 * What one side has and attacks among 64 cells, as sets of cells; the numbers of a summary are sums over such parts. Each part passes its
 * input on to the next part of its side.
 */
final class PartCount {

    private final int side;
    /** Which of the longs of a set of cells this part is. */
    private final int word;
    /** The next part; null if there is none. */
    private final PartCount next;

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

    private PartCount(int side, int word, int words) {
        this.side = side;
        this.word = word;
        this.next = word + 1 < words ? new PartCount(side, word + 1, words) : null;
    }

    /** The first parts of both sides, for sets of a number of longs. */
    static PartCount[] ofBothSides(int words) {
        PartCount[] parts = {new PartCount(0, 0, words), new PartCount(1, 0, words)};
        oppose(parts[0], parts[1]);
        return parts;
    }

    private static void oppose(PartCount one, PartCount other) {
        one.enemy = other;
        other.enemy = one;
        if (one.next != null) {
            oppose(one.next, other.next);
        }
    }

    /**
     * Begins with the men of the side.
     *
     * @param sets the cells of the men of each code, every {@code stride} longs
     * @param allMen the men of both sides, to which this side's are added
     */
    void begin(long[] sets, int stride, SummaryCount.MenTypes types, long[] allMen) {
        royals = union(sets, stride, types.royals);
        pawns = union(sets, stride, types.pawns);
        men = union(sets, stride, types.pieces) | royals | pawns;
        allMen[word] |= men;
        byRoyals = 0;
        byPawns = 0;
        underLesser = 0;
        if (next != null) {
            next.begin(sets, stride, types, allMen);
        }
    }

    private long union(long[] sets, int stride, int[] types) {
        long union = 0;
        for (int type : types) {
            union |= sets[stride * (2 * (type + 1) + side) + word];
        }
        return union;
    }

    /** Adds what pawns attack. */
    void attackByPawns(long[] cells) {
        byPawns |= cells[word];
        if (next != null) {
            next.attackByPawns(cells);
        }
    }

    /** Writes the cells of the pawns. */
    void pawns(long[] into) {
        into[word] = pawns;
        if (next != null) {
            next.pawns(into);
        }
    }

    /**
     * Adds what each royal man attacks, and its mobility; comes after the pawns of both sides.
     *
     * @param codes the codes of these men
     * @param reached what they attack, by long of a set
     * @param numbers the numbers of this side
     */
    void attackByRoyals(int[] codes, long[][] reached, int count, int[] numbers) {
        long[] mine = reached[word];
        long free = ~(men | enemy.byPawns);
        for (int i = 0; i != count; i++) {
            byRoyals |= mine[i];
            numbers[Piece.type(codes[i])] += Long.bitCount(mine[i] & free);
        }
        zone = royals | byRoyals;
        if (next != null) {
            next.attackByRoyals(codes, reached, count, numbers);
        }
    }

    /**
     * Adds what each piece attacks, in the same way; comes after the royal men of both sides.
     *
     * @param hits the index of the hits of the first type
     */
    void attackByPieces(int[] codes, long[][] reached, int count, int[] numbers, int hits) {
        long[] mine = reached[word];
        long free = ~(men | enemy.byPawns);
        long theirZone = enemy.zone;
        for (int i = 0; i != count; i++) {
            int code = codes[i];
            int type = Piece.type(code);
            long cells = mine[i];
            byCode[code] |= cells;
            numbers[type] += Long.bitCount(cells & free);
            numbers[hits + type] += Long.bitCount(cells & theirZone);
        }
        if (next != null) {
            next.attackByPieces(codes, reached, count, numbers, hits);
        }
    }

    /** Sums up the types of pieces from the lowest rank to the highest: each needs the attacks of lesser ones. */
    void sumUp(long[] sets, int stride, AttackSummary summary) {
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
            underLesser += Long.bitCount(byLesser & sets[stride * Piece.opposite(code) + word]);
            all |= byCode[code];
            byCode[code] = 0;
        }
        byPieces = all;
        if (next != null) {
            next.sumUp(sets, stride, summary);
        }
    }

    /** Adds to the terms, which begin at an index. */
    void addTerms(int[] numbers, int terms) {
        long solid = byPawns | byPieces;
        long theirSolid = enemy.byPawns | enemy.byPieces;
        long loose = (solid | byRoyals) & ~(theirSolid | enemy.byRoyals);
        long pieces = enemy.men & ~(enemy.pawns | enemy.royals);
        long open = enemy.zone & ~theirSolid;
        numbers[terms + AttackSummary.HANGING] += Long.bitCount(pieces & loose);
        numbers[terms + AttackSummary.HANGING_PAWNS] += Long.bitCount(enemy.pawns & loose);
        numbers[terms + AttackSummary.UNDER_PAWNS] += Long.bitCount(pieces & byPawns);
        numbers[terms + AttackSummary.UNDER_LESSER] += underLesser;
        numbers[terms + AttackSummary.SUPPORT] += Long.bitCount(pawns & byPawns);
        numbers[terms + AttackSummary.SHELTER] += Long.bitCount(pawns & zone);
        numbers[terms + AttackSummary.WEAK_ZONE] += Long.bitCount(open & solid);
        numbers[terms + AttackSummary.HELD_NEAR] += Long.bitCount(open & ~(men | enemy.men));
        if (next != null) {
            next.addTerms(numbers, terms);
        }
    }
}
