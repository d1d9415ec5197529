package org.plyspace.match.tune;

import java.util.List;
import org.plyspace.search.Scores;
import org.plyspace.statistics.LogisticSlope;

/**
 * The target value of a position: half the result of its game, half the expectancy of the search that played there. Results alone say
 * little of a single position, and searches alone teach nothing new.
 */
record Blend(double slope) {

    /** The share of the result. */
    private static final double RESULT = 0.5;

    /** A blend for searches whose scores have the unit that they have in these examples. */
    static Blend of(List<QuietPosition> examples) {
        List<QuietPosition> searched = examples.stream()
                .filter(example -> example.searched.isPresent() && !Scores.isDecided(example.searched.getAsInt()))
                .toList();
        double[] advantages = searched.stream()
                .mapToDouble(example -> example.searched.getAsInt())
                .toArray();
        double[] points = searched.stream().mapToDouble(QuietPosition::score).toArray();
        return new Blend(LogisticSlope.of(advantages, points));
    }

    /** The same positions with their target values, White's share of the points; the result where no search is known. */
    List<QuietPosition> targets(List<QuietPosition> examples) {
        return examples.stream()
                .map(example -> example.searched.isEmpty()
                        ? example
                        : example.withScore(
                                RESULT * example.score() + (1 - RESULT) * expected(example.searched.getAsInt())))
                .toList();
    }

    private double expected(int score) {
        return Scores.isDecided(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-slope * score));
    }
}
