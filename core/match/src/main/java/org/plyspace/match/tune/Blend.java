package org.plyspace.match.tune;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plyspace.search.Scores;
import org.plyspace.statistics.LogisticSlope;

/**
 * What a position is taken to be worth: half what its game brought, and half what the search that played there expected. Results alone say
 * little of a single position, and searches alone teach only what is known already.
 */
public final class Blend {

    /** The share of the result. */
    private static final double RESULT = 0.5;

    private final double slope;

    private Blend(double slope) {
        this.slope = slope;
    }

    /**
     * A blend for searches whose scores have the unit that they have in these examples.
     *
     * @param searched the scores of searches for White; examples without one do not matter
     * @param results what White scored in each of these games: 0, one half or 1
     */
    public static Blend of(List<OptionalInt> searched, double[] results) {
        int[] known = IntStream.range(0, results.length)
                .filter(i -> searched.get(i).isPresent()
                        && !Scores.isDecided(searched.get(i).getAsInt()))
                .toArray();
        double[] advantages =
                IntStream.of(known).mapToDouble(i -> searched.get(i).getAsInt()).toArray();
        double[] points = IntStream.of(known).mapToDouble(i -> results[i]).toArray();
        return new Blend(LogisticSlope.of(advantages, points));
    }

    static Blend of(List<QuietPosition> examples) {
        return of(
                examples.stream().map(QuietPosition::searched).toList(),
                examples.stream().mapToDouble(QuietPosition::score).toArray());
    }

    /** The same positions with what they are taken to be worth, White's share of the points; where no search is known, the result. */
    List<QuietPosition> targets(List<QuietPosition> examples) {
        return examples.stream()
                .map(example -> example.searched().isEmpty()
                        ? example
                        : example.withScore(target(example.score(), example.searched())))
                .toList();
    }

    /**
     * What a position is taken to be worth, White's share of the points.
     *
     * @param result what White scored in its game: 0, one half or 1
     * @param searched the score of a search for White; without one the result is the answer
     */
    public double target(double result, OptionalInt searched) {
        return searched.isEmpty() ? result : RESULT * result + (1 - RESULT) * expected(searched.getAsInt());
    }

    private double expected(int score) {
        return Scores.isDecided(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-slope * score));
    }
}
