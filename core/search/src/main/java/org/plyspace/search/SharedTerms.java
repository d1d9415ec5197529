package org.plyspace.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The shared {@link TermWeights} as numbers to fit: a middlegame and an endgame weight for each name. */
public final class SharedTerms {

    private static final Weights.Tapered NOTHING = new Weights.Tapered(0, 0);
    private static final Weights NO_WEIGHTS =
            new Weights(Map.of(), NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, Map.of(), TermWeights.NONE);

    private SharedTerms() {}

    /** For each number, the weights of an evaluation's features when that number is 1 and all other weights are 0. */
    public static List<double[]> numbers(LinearEvaluation evaluation) {
        List<double[]> numbers = new ArrayList<>();
        double[] alone = new double[2 * TermWeights.NAMES.size()];
        for (int i = 0; i < alone.length; i++) {
            alone[i] = 1;
            numbers.add(evaluation.numbers(with(NO_WEIGHTS, alone)));
            alone[i] = 0;
        }
        return numbers;
    }

    /** The numbers of weights. */
    public static double[] of(Weights weights) {
        double[] numbers = new double[2 * TermWeights.NAMES.size()];
        for (int i = 0; i < TermWeights.NAMES.size(); i++) {
            LinearEvaluation.set(numbers, 2 * i, weights.terms().of(TermWeights.NAMES.get(i)));
        }
        return numbers;
    }

    /** The same weights with these numbers in place of their own terms. */
    public static Weights with(Weights weights, double[] numbers) {
        Map<String, Weights.Tapered> shared = new HashMap<>();
        for (int i = 0; i < TermWeights.NAMES.size(); i++) {
            shared.put(TermWeights.NAMES.get(i), LinearEvaluation.tapered(numbers, 2 * i));
        }
        return weights.withTerms(new TermWeights(shared, Map.of(), Map.of()));
    }

    /** The same weights without terms. */
    public static Weights without(Weights weights) {
        return weights.withTerms(TermWeights.NONE);
    }
}
