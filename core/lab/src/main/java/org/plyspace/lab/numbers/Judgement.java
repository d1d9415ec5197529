package org.plyspace.lab.numbers;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A judge's evaluation of a game, which can be stored and used again; it does not depend on other games.
 *
 * @param scores the score before each move, in hundredths of a pawn for White, see {@link org.plyspace.search.Scores}
 * @param entropies the entropy of the soft-maxed legal moves before each move, in nats
 * @param specials where moves with a tag seem much better than all others
 */
public record Judgement(List<Integer> scores, List<Double> entropies, List<Special> specials) {

    /**
     * The moves with a tag compared with all other moves of a position.
     *
     * @param ply the ply before which they were compared, from 0
     * @param tag the tag, by its number in {@link org.plyspace.api.Rules#tags}
     * @param best the score of the best move with the tag, for the side to move
     * @param other the score of the best move without it
     */
    public record Special(int ply, int tag, int best, int other) {}

    /** Copies the lists. */
    public Judgement {
        scores = List.copyOf(scores);
        entropies = List.copyOf(entropies);
        specials = List.copyOf(specials);
        if (scores.size() != entropies.size()) {
            throw new IllegalArgumentException(scores.size() + " scores and " + entropies.size() + " entropies");
        }
    }

    /** Creates a judgement from arrays, which are copied. */
    static Judgement of(int[] scores, double[] entropies, List<Special> specials) {
        return new Judgement(
                IntStream.of(scores).boxed().toList(),
                DoubleStream.of(entropies).boxed().toList(),
                specials);
    }
}
