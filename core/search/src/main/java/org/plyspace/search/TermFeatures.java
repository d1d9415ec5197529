package org.plyspace.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * What men attack, as features of a {@link LinearEvaluation}: pairs for the mobility of each type but pawns, for the hits of each type of
 * piece, for each term and for danger. Confined to one thread.
 */
final class TermFeatures {

    private final int first;
    private final int types;
    private final PieceFeatures features;
    private final AttackSummary summary;
    /** The types that have a mobility, and those that have hits. */
    private final List<PieceType> mobile;

    private final List<PieceType> hitting;

    /** Creates features whose indexes begin with {@code first}. */
    TermFeatures(Rules rules, PieceFeatures features, int first) {
        this.first = first;
        this.types = rules.pieceTypes().size();
        this.features = features;
        this.summary = new TermValues(rules, features, TermWeights.NONE).newSummary();
        this.mobile = rules.pieceTypes().stream()
                .filter(type -> type.royal() || !type.resetsClock())
                .toList();
        this.hitting = mobile.stream().filter(type -> !type.royal()).toList();
    }

    int size() {
        return 2 * (mobile.size() + hitting.size() + AttackSummary.TERMS + 1);
    }

    private int hits(int index) {
        return first + 2 * (mobile.size() + index);
    }

    private int term(int term) {
        return hits(hitting.size() + term);
    }

    private int danger() {
        return term(AttackSummary.TERMS);
    }

    void add(Position position, double middlegame, double[] numbers) {
        position.attackSummary(summary);
        for (int i = 0; i < mobile.size(); i++) {
            add(numbers, first + 2 * i, summary.mobility(mobile.get(i).index()), middlegame);
        }
        for (int i = 0; i < hitting.size(); i++) {
            add(numbers, hits(i), summary.hits(hitting.get(i).index()), middlegame);
        }
        for (int term = 0; term < AttackSummary.TERMS; term++) {
            add(numbers, term(term), summary.term(term), middlegame);
        }
        int danger = TermValues.danger(summary, 0, types) - TermValues.danger(summary, 1, types);
        LinearEvaluation.add(numbers, danger(), danger, middlegame);
    }

    private void add(double[] numbers, int index, int number, double middlegame) {
        int surplus = summary.numbers(0)[number] - summary.numbers(1)[number];
        LinearEvaluation.add(numbers, index, surplus, middlegame);
    }

    void set(double[] weights, TermWeights of) {
        for (int i = 0; i < mobile.size(); i++) {
            PieceType type = mobile.get(i);
            LinearEvaluation.set(
                    weights, first + 2 * i, of.mobility(type.symbol(), type.royal(), features.mean(type.index())));
        }
        for (int i = 0; i < hitting.size(); i++) {
            PieceType type = hitting.get(i);
            LinearEvaluation.set(weights, hits(i), of.hits(type.symbol(), features.mean(type.index())));
        }
        for (int term = 0; term < AttackSummary.TERMS; term++) {
            LinearEvaluation.set(weights, term(term), of.of(TermWeights.TERMS.get(term)));
        }
        LinearEvaluation.set(weights, danger(), of.of(TermWeights.DANGER));
    }

    TermWeights weights(double[] fitted) {
        Map<String, Weights.Tapered> shared = new HashMap<>();
        Map<String, Weights.Tapered> mobility = new HashMap<>();
        Map<String, Weights.Tapered> hits = new HashMap<>();
        for (int i = 0; i < mobile.size(); i++) {
            mobility.put(mobile.get(i).symbol(), LinearEvaluation.tapered(fitted, first + 2 * i));
        }
        for (int i = 0; i < hitting.size(); i++) {
            hits.put(hitting.get(i).symbol(), LinearEvaluation.tapered(fitted, hits(i)));
        }
        for (int term = 0; term < AttackSummary.TERMS; term++) {
            shared.put(TermWeights.TERMS.get(term), LinearEvaluation.tapered(fitted, term(term)));
        }
        shared.put(TermWeights.DANGER, LinearEvaluation.tapered(fitted, danger()));
        return new TermWeights(shared, mobility, hits);
    }
}
