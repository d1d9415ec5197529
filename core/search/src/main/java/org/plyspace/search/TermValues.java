package org.plyspace.search;

import java.util.Comparator;
import java.util.List;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** {@link TermWeights} compiled for a rule set: a value for each number of its {@link AttackSummary}. Immutable; shared between threads. */
final class TermValues {

    /** The unit of all values: a hundredth of a pawn is {@value}. */
    static final int UNIT = 16;

    /** A type is of higher rank than another only if it is worth more by this share. */
    private static final double RANK = 1.15;

    private static final int MOST_DANGER = 60;

    private final Rules rules;
    private final int[] ranks;
    private final PromotionWays ways;
    /** By index of the summary's numbers, in units. */
    final int[] middlegame;

    final int[] endgame;
    final int middlegameDanger;
    final int endgameDanger;

    TermValues(Rules rules, PieceFeatures features, TermWeights weights) {
        this.rules = rules;
        this.ranks = ranks(rules, features);
        this.ways = new LonePawnWays(rules);
        AttackSummary layout = newSummary();
        this.middlegame = new int[layout.size()];
        this.endgame = new int[layout.size()];
        for (PieceType type : rules.pieceTypes()) {
            if (!type.resetsClock() || type.royal()) {
                double mean = features.mean(type.index());
                set(layout.mobility(type.index()), weights.mobility(type.symbol(), type.royal(), mean));
                if (!type.royal()) {
                    set(layout.hits(type.index()), weights.hits(type.symbol(), mean));
                }
            }
        }
        for (int term = 0; term < AttackSummary.TERMS; term++) {
            set(layout.term(term), weights.of(TermWeights.TERMS.get(term)));
        }
        Weights.Tapered danger = weights.of(TermWeights.DANGER);
        this.middlegameDanger = units(danger.middlegame());
        this.endgameDanger = units(danger.endgame());
    }

    private void set(int index, Weights.Tapered weight) {
        middlegame[index] = units(weight.middlegame());
        endgame[index] = units(weight.endgame());
    }

    private static int units(double hundredths) {
        return (int) Math.round(UNIT * hundredths);
    }

    /** The ranks of types by their worth by the rules alone: what is counted does not depend on weights. */
    private static int[] ranks(Rules rules, PieceFeatures features) {
        List<PieceType> ascending = rules.pieceTypes().stream()
                .sorted(Comparator.comparingInt(type -> worth(features, type)))
                .toList();
        int[] ranks = new int[ascending.size()];
        int rank = 0;
        double least = 0;
        for (PieceType type : ascending) {
            if (worth(features, type) > RANK * least) {
                rank++;
                least = worth(features, type);
            }
            ranks[type.index()] = rank;
        }
        return ranks;
    }

    private static int worth(PieceFeatures features, PieceType type) {
        return features.worth(Piece.code(Side.WHITE, type.index()));
    }

    /** A summary for one thread. */
    AttackSummary newSummary() {
        return AttackCount.newSummary(rules, ranks, ways);
    }

    /** A quarter of the square of all cells of the enemy's zone that a side's men attack, each man's for itself; at most 60. */
    static int danger(AttackSummary summary, int side, int types) {
        int[] numbers = summary.numbers(side);
        int hits = 0;
        for (int type = 0; type < types; type++) {
            hits += numbers[summary.hits(type)];
        }
        return Math.min(MOST_DANGER, hits * hits / 4);
    }
}
