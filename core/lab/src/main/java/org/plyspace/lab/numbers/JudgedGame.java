package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.LogisticSlope;

/** A judge's evaluation of a game, on the scale of expected points. Immutable. */
public final class JudgedGame {

    /** How much expectancy every move but the special ones must lose for these to matter. */
    static final double LOSS = 0.1;

    private final double[] expectancies;
    private final List<Double> entropies;
    private final Set<Judge.Judgement.Special> mattering;

    /**
     * Creates the evaluation from a judgement.
     *
     * @param slope White's expectancy is the logistic function of the slope times the score in hundredths of a pawn, see {@link
     *     Slope}
     */
    public JudgedGame(Judge.Judgement judgement, double slope) {
        expectancies = judgement.scores().stream()
                .mapToDouble(score -> expectancy(score, slope))
                .toArray();
        entropies = judgement.entropies();
        mattering = judgement.specials().stream()
                .filter(special -> expectancy(special.best(), slope) - expectancy(special.other(), slope) >= LOSS)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static double expectancy(int score, double slope) {
        return 1 / (1 + Math.exp(-slope * score));
    }

    int plies() {
        return expectancies.length;
    }

    /** White's expected share of the points before a ply, 0 to 1. */
    public double expectancy(int ply) {
        return expectancies[ply];
    }

    /** The entropy of the soft-maxed legal moves before a ply, in nats. */
    public double entropy(int ply) {
        return entropies.get(ply);
    }

    /** The number of plies before which only a move with a given tag avoided a loss of 0.1 of expectancy. */
    int mattering(int tag) {
        return (int) mattering.stream().filter(special -> special.tag() == tag).count();
    }

    /** Fits the relation between a judge's scores and the results of games in a rule set. Confined to one thread. */
    public static final class Slope {

        /** The largest score used; a larger one says nothing about the slope, only that the game is decided. */
        private static final int LARGEST = 2_000;

        private final List<double[]> examples = new ArrayList<>();

        /** Adds a game that was judged. A game that was cut off contributes nothing; positions of the opening are left out. */
        public void add(GameSummary summary, Judge.Judgement judgement) {
            if (summary.result() == GameResult.OPEN) {
                return;
            }
            List<Integer> scores = judgement.scores();
            for (int ply = summary.openingPlies(); ply < scores.size(); ply++) {
                int score = Math.max(-LARGEST, Math.min(LARGEST, scores.get(ply)));
                examples.add(new double[] {score, summary.whitePoints()});
            }
        }

        /** The slope that fits best, above 0. */
        public double fit() {
            return LogisticSlope.of(
                    examples.stream().mapToDouble(example -> example[0]).toArray(),
                    examples.stream().mapToDouble(example -> example[1]).toArray());
        }
    }
}
