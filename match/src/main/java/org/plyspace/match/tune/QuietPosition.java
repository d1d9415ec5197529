package org.plyspace.match.tune;

import java.util.stream.IntStream;

/** A position of a game and how the game ended. */
public final class QuietPosition {

    private final int game;
    /** The indexes of the numbers that are not 0, ascending. */
    private final int[] indexes;

    private final double[] values;
    private final double score;

    /**
     * Creates an example.
     *
     * @param game the number of its game, since positions of one game depend on each other
     * @param numbers the position's numbers, the same count for all positions; not kept
     * @param score White's score: 0, one half or 1
     */
    public QuietPosition(int game, double[] numbers, double score) {
        this.game = game;
        this.indexes =
                IntStream.range(0, numbers.length).filter(i -> numbers[i] != 0).toArray();
        this.values = IntStream.of(indexes).mapToDouble(i -> numbers[i]).toArray();
        this.score = score;
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
