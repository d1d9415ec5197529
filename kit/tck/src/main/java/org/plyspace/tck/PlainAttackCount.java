package org.plyspace.tck;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Counts attacks word for word as {@link AttackSummary} defines its numbers, without a thought to speed. */
public final class PlainAttackCount implements AttackSummary.Count {

    private Position position;
    private AttackSummary into;
    /** By side: the men, with what they attack. */
    private List<List<Man>> men;
    /** By side. */
    private List<Set<Integer>> zones;

    private PlainAttackCount() {}

    /** A summary that counts plainly, with free ways found as plainly, and the ranks that {@link AttackSummary} expects. */
    public static AttackSummary newSummary(Rules rules, int[] ranks) {
        return newSummary(rules, ranks, new PlainWays(rules));
    }

    static AttackSummary newSummary(Rules rules, int[] ranks, PromotionWays ways) {
        return new AttackSummary(rules, ranks, ways, new PlainAttackCount());
    }

    private record Man(int cell, int code, Set<Integer> attacked) {}

    @Override
    public void fill(Position counted, AttackSummary summary) {
        position = counted;
        into = summary;
        men = Arrays.stream(Side.values()).map(this::menOf).toList();
        zones = men.stream().map(this::zone).toList();
        for (int side = 0; side < 2; side++) {
            countPieces(side);
            countEnemies(side);
            countPawns(side);
            countZone(side);
        }
    }

    private List<Man> menOf(Side side) {
        int[] cells = new int[position.rules().cells()];
        return Arrays.stream(cells, 0, position.men(side, cells))
                .mapToObj(cell -> new Man(cell, position.pieceAt(cell), attacks(cell)))
                .toList();
    }

    private Set<Integer> attacks(int cell) {
        int[] cells = new int[position.rules().cells()];
        int count = position.attacks(cell, cells);
        return new HashSet<>(Arrays.stream(cells, 0, count).boxed().toList());
    }

    private Set<Integer> zone(List<Man> side) {
        Set<Integer> zone = new HashSet<>();
        side.stream().filter(this::isRoyal).forEach(royal -> {
            zone.add(royal.cell);
            zone.addAll(royal.attacked);
        });
        return zone;
    }

    private boolean isRoyal(Man man) {
        return into.isRoyal(man.code);
    }

    private boolean isPawn(Man man) {
        return into.isPawn(man.code);
    }

    private boolean isPiece(Man man) {
        return !isRoyal(man) && !isPawn(man);
    }

    private List<Man> attackers(int side, int cell) {
        return men.get(side).stream().filter(man -> man.attacked.contains(cell)).toList();
    }

    private boolean byPawn(int side, int cell) {
        return attackers(side, cell).stream().anyMatch(this::isPawn);
    }

    private boolean byPawnOrPiece(int side, int cell) {
        return attackers(side, cell).stream().anyMatch(man -> !isRoyal(man));
    }

    private void countPieces(int side) {
        for (Man man : men.get(side)) {
            if (!isPawn(man)) {
                int type = Piece.type(man.code);
                add(
                        side,
                        into.mobility(type),
                        man.attacked.stream().filter(cell -> isFree(side, cell)).count());
                if (isPiece(man)) {
                    add(
                            side,
                            into.hits(type),
                            man.attacked.stream()
                                    .filter(zones.get(1 - side)::contains)
                                    .count());
                }
            }
        }
    }

    private boolean isFree(int side, int cell) {
        int there = position.pieceAt(cell);
        return (there == Piece.NONE || Piece.side(there).index() != side) && !byPawn(1 - side, cell);
    }

    private void countEnemies(int side) {
        for (Man enemy : men.get(1 - side)) {
            List<Man> attackers = attackers(side, enemy.cell);
            if (!isRoyal(enemy) && !attackers.isEmpty()) {
                boolean hangs = attackers(1 - side, enemy.cell).isEmpty();
                if (isPawn(enemy)) {
                    addTerm(side, AttackSummary.HANGING_PAWNS, hangs);
                } else {
                    int rank = into.rank(Piece.type(enemy.code));
                    addTerm(side, AttackSummary.HANGING, hangs);
                    addTerm(side, AttackSummary.UNDER_PAWNS, byPawn(side, enemy.cell));
                    addTerm(
                            side,
                            AttackSummary.UNDER_LESSER,
                            attackers.stream().anyMatch(man -> isPiece(man) && into.rank(Piece.type(man.code)) < rank));
                }
            }
        }
    }

    private void countPawns(int side) {
        long[] enemyPawns = new long[into.ways().words()];
        men.get(1 - side).stream()
                .filter(this::isPawn)
                .forEach(pawn -> into.ways().add(position.placeOf(pawn.cell), enemyPawns));
        for (Man man : men.get(side)) {
            if (isPawn(man)) {
                addTerm(side, AttackSummary.SUPPORT, byPawn(side, man.cell));
                addTerm(side, AttackSummary.SHELTER, zones.get(side).contains(man.cell));
                int distance = position.promotionDistance(man.cell);
                if (distance >= 0 && into.ways().isFree(man.code, position.placeOf(man.cell), enemyPawns)) {
                    add(side, into.free(distance), 1);
                }
            }
        }
    }

    private void countZone(int side) {
        List<Integer> open = zones.get(1 - side).stream()
                .filter(cell -> !byPawnOrPiece(1 - side, cell))
                .toList();
        open.forEach(cell -> addTerm(side, AttackSummary.WEAK_ZONE, byPawnOrPiece(side, cell)));
        long empty = open.stream()
                .filter(cell -> position.pieceAt(cell) == Piece.NONE)
                .count();
        add(side, into.term(AttackSummary.HELD_NEAR), empty * into.held(position, side));
    }

    private void addTerm(int side, int term, boolean counts) {
        add(side, into.term(term), counts ? 1 : 0);
    }

    private void add(int side, int index, long count) {
        into.numbers(side)[index] += (int) count;
    }
}
