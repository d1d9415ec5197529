package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Counts attacks man by man for rule sets whose positions have no faster way. Hot; allocates nothing; confined to one thread. */
public final class AttackCount implements AttackSummary.Count {

    private static final int NOBODY = Integer.MAX_VALUE;

    private static final int ANY = 1;
    private static final int BY_PAWN = 2;
    private static final int NOT_BY_ROYAL = 4;

    /**
     * By side and cell: how the cell is attacked, and the lowest rank of its attackers among pieces; valid where the stamp is that of this
     * count.
     */
    private final int[][] attacked;

    private final int[][] lowest;
    private final int[][] stamps;
    private final int[][] zoneStamps;
    private int stamp;

    private final int[][] men;
    private final int[] menCount = new int[2];
    private final int[][] zone;
    private final int[] zoneCount = new int[2];
    private final int[] royals;
    private final int[] targets;
    private final long[][] pawnPlaces;
    private AttackSummary into;

    private AttackCount(Rules rules, int words) {
        int cells = rules.cells();
        attacked = new int[2][cells];
        lowest = new int[2][cells];
        stamps = new int[2][cells];
        zoneStamps = new int[2][cells];
        men = new int[2][cells];
        zone = new int[2][cells];
        royals = new int[cells];
        targets = new int[cells];
        pawnPlaces = new long[2][words];
    }

    /** A summary for positions of a rule set, for one thread, with the ranks that {@link AttackSummary} expects. */
    public static AttackSummary newSummary(Rules rules, int[] ranks) {
        return newSummary(rules, ranks, new LonePawnWays(rules));
    }

    static AttackSummary newSummary(Rules rules, int[] ranks, PromotionWays ways) {
        return new AttackSummary(rules, ranks, ways, new AttackCount(rules, ways.words()));
    }

    @Override
    public void fill(Position position, AttackSummary into) {
        this.into = into;
        nextStamp();
        for (int side = 0; side < 2; side++) {
            menCount[side] = position.men(Side.of(side), men[side]);
            findZone(position, side);
            attackByPawns(position, side);
        }
        for (int side = 0; side < 2; side++) {
            attackByPieces(position, side);
        }
        for (int side = 0; side < 2; side++) {
            countEnemies(position, side);
            countPawns(position, side);
            countZone(position, side);
        }
    }

    private void nextStamp() {
        if (++stamp == Integer.MAX_VALUE) {
            for (int side = 0; side < 2; side++) {
                Arrays.fill(stamps[side], 0);
                Arrays.fill(zoneStamps[side], 0);
            }
            stamp = 1;
        }
    }

    private void findZone(Position position, int side) {
        int count = position.royals(Side.of(side), royals);
        zoneCount[side] = 0;
        for (int i = 0; i < count; i++) {
            addToZone(side, royals[i]);
        }
        for (int i = 0; i < count; i++) {
            int reached = position.attacks(royals[i], targets);
            for (int j = 0; j < reached; j++) {
                addToZone(side, targets[j]);
                attack(side, targets[j], ANY, NOBODY);
            }
        }
    }

    private void addToZone(int side, int cell) {
        if (zoneStamps[side][cell] != stamp) {
            zoneStamps[side][cell] = stamp;
            zone[side][zoneCount[side]++] = cell;
        }
    }

    private void attack(int side, int cell, int how, int rank) {
        if (stamps[side][cell] != stamp) {
            stamps[side][cell] = stamp;
            attacked[side][cell] = 0;
            lowest[side][cell] = NOBODY;
        }
        attacked[side][cell] |= how;
        lowest[side][cell] = Math.min(lowest[side][cell], rank);
    }

    private boolean isAttacked(int side, int cell, int how) {
        return stamps[side][cell] == stamp && (attacked[side][cell] & how) != 0;
    }

    private void attackByPawns(Position position, int side) {
        Arrays.fill(pawnPlaces[side], 0);
        for (int i = 0; i < menCount[side]; i++) {
            int cell = men[side][i];
            if (into.isPawn(position.pieceAt(cell))) {
                into.ways().add(position.placeOf(cell), pawnPlaces[side]);
                int reached = position.attacks(cell, targets);
                for (int j = 0; j < reached; j++) {
                    attack(side, targets[j], ANY | BY_PAWN | NOT_BY_ROYAL, NOBODY);
                }
            }
        }
    }

    private void attackByPieces(Position position, int side) {
        int enemy = 1 - side;
        for (int i = 0; i < menCount[side]; i++) {
            int code = position.pieceAt(men[side][i]);
            if (into.isPawn(code)) {
                continue;
            }
            int type = Piece.type(code);
            int reached = position.attacks(men[side][i], targets);
            int free = 0;
            int hits = 0;
            for (int j = 0; j < reached; j++) {
                int cell = targets[j];
                int there = position.pieceAt(cell);
                boolean own = there != Piece.NONE && (there & 1) == side;
                free += own || isAttacked(enemy, cell, BY_PAWN) ? 0 : 1;
                if (!into.isRoyal(code)) {
                    hits += zoneStamps[enemy][cell] == stamp ? 1 : 0;
                    attack(side, cell, ANY | NOT_BY_ROYAL, into.rank(type));
                }
            }
            into.numbers(side)[into.mobility(type)] += free;
            into.numbers(side)[into.hits(type)] += hits;
        }
    }

    private void countEnemies(Position position, int side) {
        int enemy = 1 - side;
        for (int i = 0; i < menCount[enemy]; i++) {
            int cell = men[enemy][i];
            int code = position.pieceAt(cell);
            if (into.isRoyal(code) || !isAttacked(side, cell, ANY)) {
                continue;
            }
            boolean defended = isAttacked(enemy, cell, ANY);
            if (into.isPawn(code)) {
                add(side, AttackSummary.HANGING_PAWNS, !defended);
            } else {
                add(side, AttackSummary.HANGING, !defended);
                add(side, AttackSummary.UNDER_PAWNS, isAttacked(side, cell, BY_PAWN));
                add(side, AttackSummary.UNDER_LESSER, lowest[side][cell] < into.rank(Piece.type(code)));
            }
        }
    }

    private void add(int side, int term, boolean counts) {
        into.numbers(side)[into.term(term)] += counts ? 1 : 0;
    }

    private void countPawns(Position position, int side) {
        for (int i = 0; i < menCount[side]; i++) {
            int cell = men[side][i];
            int code = position.pieceAt(cell);
            if (into.isPawn(code)) {
                add(side, AttackSummary.SUPPORT, isAttacked(side, cell, BY_PAWN));
                add(side, AttackSummary.SHELTER, zoneStamps[side][cell] == stamp);
                int distance = into.ways().isFree(code, position.placeOf(cell), pawnPlaces[1 - side])
                        ? position.promotionDistance(cell)
                        : -1;
                if (distance >= 0) {
                    into.numbers(side)[into.free(distance)]++;
                }
            }
        }
    }

    private void countZone(Position position, int side) {
        int enemy = 1 - side;
        int open = 0;
        for (int i = 0; i < zoneCount[enemy]; i++) {
            int cell = zone[enemy][i];
            if (!isAttacked(enemy, cell, NOT_BY_ROYAL)) {
                add(side, AttackSummary.WEAK_ZONE, isAttacked(side, cell, NOT_BY_ROYAL));
                open += position.pieceAt(cell) == Piece.NONE ? 1 : 0;
            }
        }
        into.numbers(side)[into.term(AttackSummary.HELD_NEAR)] = open * into.held(position, side);
    }
}
