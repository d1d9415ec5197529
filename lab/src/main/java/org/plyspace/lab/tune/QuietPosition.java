package org.plyspace.lab.tune;

/** A position of a game and how the game ended. */
final class QuietPosition {

    private final int game;
    private final double[] numbers;
    private final double score;

    /**
     * Of a game.
     *
     * @param game its number, since positions of one game depend on each other
     * @param numbers see {@link org.plyspace.search.LinearEvaluation#of}; kept, not copied
     * @param score of White: 0, one half or 1
     */
    QuietPosition(int game, double[] numbers, double score) {
        this.game = game;
        this.numbers = numbers;
        this.score = score;
    }

    int game() {
        return game;
    }

    /** Not to be changed. */
    double[] numbers() {
        return numbers;
    }

    double score() {
        return score;
    }
}
