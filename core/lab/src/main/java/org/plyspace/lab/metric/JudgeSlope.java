package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.LogisticSlope;

/** Fits the relation between a judge's scores and the results of games in a rule set. Confined to one thread. */
public final class JudgeSlope {

    /** The largest score used; a larger one says nothing about the slope, only that the game is decided. */
    private static final int LARGEST = 2_000;

    private final List<double[]> examples = new ArrayList<>();

    /** Adds a game that was judged. A game that was cut off contributes nothing; positions of the opening are left out. */
    public void add(GameSummary summary, Judgement judgement) {
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
