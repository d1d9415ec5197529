package org.plyspace.lab.metric;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * What a judge said of a game, to be kept and used again; it does not depend on other games.
 *
 * @param scores before each move, in hundredths of a pawn for White, see {@link org.plyspace.search.Scores}
 * @param entropies before each move, of the soft-maxed legal moves, in nats
 * @param specials where moves with a tag seem much better than all others
 */
public record Judgement(List<Integer> scores, List<Double> entropies, List<Special> specials) {

    /**
     * Moves with a tag against all others of a position.
     *
     * @param ply before which, from 0
     * @param tag by its number in {@link org.plyspace.api.Rules#tags}
     * @param best what the best move with the tag is worth, for the side to move
     * @param other what the best move without it is worth
     */
    public record Special(int ply, int tag, int best, int other) {}

    /** Takes copies. */
    public Judgement {
        scores = List.copyOf(scores);
        entropies = List.copyOf(entropies);
        specials = List.copyOf(specials);
        if (scores.size() != entropies.size()) {
            throw new IllegalArgumentException(scores.size() + " scores and " + entropies.size() + " entropies");
        }
    }

    /** Of arrays, which are copied. */
    static Judgement of(int[] scores, double[] entropies, List<Special> specials) {
        return new Judgement(
                IntStream.of(scores).boxed().toList(),
                DoubleStream.of(entropies).boxed().toList(),
                specials);
    }
}
