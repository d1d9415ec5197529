package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.LogisticSlope;

/** Fits what a judge's score is worth in a rule set to how its games ended. Confined to one thread. */
public final class JudgeSlope {

    /** A larger advantage tells no more of the slope, only that the game is decided. */
    private static final int LARGEST = 2_000;

    private final List<double[]> examples = new ArrayList<>();

    /** A game that was judged; one that was cut off tells nothing. Positions of its opening are left out. */
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
