package org.plyspace.movegen.attack;

import org.plyspace.api.AttackSummary;

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
    /** The cells that pieces of lower rank than the present type's attack. */
    private long byLesser;

    /** The cells that count for mobility. */
    private long free;

    private int mobility;
    private int hits;
    private int underLesser;

    static void oppose(PartCount one, PartCount other) {
        one.enemy = other;
        other.enemy = one;
    }

    void begin() {
        men = 0;
        pawns = 0;
        royals = 0;
        zone = 0;
        byRoyals = 0;
        byPawns = 0;
        byPieces = 0;
        byLesser = 0;
        underLesser = 0;
    }

    void addPieces(long cells) {
        men |= cells;
    }

    void addPawns(long cells) {
        men |= cells;
        pawns |= cells;
    }

    void addRoyals(long cells) {
        men |= cells;
        royals |= cells;
        zone |= cells;
    }

    long pawns() {
        return pawns;
    }

    void attackByPawns(long cells) {
        byPawns |= cells;
    }

    /** Finds the cells that count for mobility; comes after the men and the pawns' attacks of both sides. */
    void findFree() {
        free = ~(men | enemy.byPawns);
    }

    /** Adds what a royal man attacks, and returns its mobility. */
    int attackByRoyal(long cells) {
        byRoyals |= cells;
        zone |= cells;
        return Long.bitCount(cells & free);
    }

    /**
     * Begins with a type of pieces; comes after the royal men of both sides.
     *
     * @param higher whether its rank is higher than that of the last type
     * @param theirs the enemy's pieces of this type
     */
    void beginType(boolean higher, long theirs) {
        if (higher) {
            byLesser = byPieces;
        }
        underLesser += Long.bitCount(byLesser & theirs);
        mobility = 0;
        hits = 0;
    }

    /** Adds what a piece of the type attacks. */
    void attackByPiece(long cells) {
        byPieces |= cells;
        mobility += Long.bitCount(cells & free);
        hits += Long.bitCount(cells & enemy.zone);
    }

    int mobilityOfType() {
        return mobility;
    }

    int hitsOfType() {
        return hits;
    }

    /** Adds this part's share of the terms, which begin at an index. */
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
    }
}
