package org.plyspace.match.tune;

import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** A position of a game and how the game ended. */
public final class QuietPosition {

    private final int game;
    /** The indexes of the numbers that are not 0, ascending. */
    private final int[] indexes;

    private final double[] values;
    private final double score;
    /** The score of a search for White, in the unit of that search; empty if none is known. */
    final OptionalInt searched;

    /**
     * Creates an example without a search.
     *
     * @param game the number of its game, since positions of one game depend on each other
     * @param numbers the position's numbers, the same count for all positions; not kept
     * @param score White's score: 0, one half or 1
     */
    public QuietPosition(int game, double[] numbers, double score) {
        this(game, numbers, score, OptionalInt.empty());
    }

    /** Creates an example with the score of a search for White, in the unit of that search. */
    QuietPosition(int game, double[] numbers, double score, OptionalInt searched) {
        this.game = game;
        this.indexes =
                IntStream.range(0, numbers.length).filter(i -> numbers[i] != 0).toArray();
        this.values = IntStream.of(indexes).mapToDouble(i -> numbers[i]).toArray();
        this.score = score;
        this.searched = searched;
    }

    private QuietPosition(QuietPosition other, double[] values, double score) {
        this.game = other.game;
        this.indexes = other.indexes;
        this.values = values;
        this.score = score;
        this.searched = other.searched;
    }

    /** The same position with another score. */
    QuietPosition withScore(double other) {
        return new QuietPosition(this, values, other);
    }

    /** The same position with all numbers multiplied by a factor. */
    QuietPosition times(double factor) {
        return new QuietPosition(
                this, DoubleStream.of(values).map(value -> factor * value).toArray(), score);
    }

    /** The number of its game. */
    public int game() {
        return game;
    }

    /** The indexes of the numbers that are not 0, ascending; must not be changed. */
    public int[] indexes() {
        return indexes;
    }

    /** The numbers that are not 0; must not be changed. */
    public double[] values() {
        return values;
    }

    /** The weighted sum of the numbers. */
    public double sum(double[] weights) {
        double sum = 0;
        for (int i = 0; i < indexes.length; i++) {
            sum += values[i] * weights[indexes[i]];
        }
        return sum;
    }

    /** White's score: 0, one half or 1. */
    public double score() {
        return score;
    }
}
