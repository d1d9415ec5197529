package org.plyspace.lab.metric;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What a judge said of a game, to be kept and used again; it does not depend on other games.
 *
 * @param scores before each move, in hundredths of a pawn for White, see {@link org.plyspace.search.Scores}; copied
 * @param entropies before each move, of the soft-maxed legal moves, in nats; copied
 * @param specials where moves with a tag seem much better than all others
 */
public record Judgement(int[] scores, double[] entropies, List<Special> specials) {

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
        if (scores.length != entropies.length) {
            throw new IllegalArgumentException(scores.length + " scores and " + entropies.length + " entropies");
        }
        scores = scores.clone();
        entropies = entropies.clone();
        specials = List.copyOf(specials);
    }

    /** The caller's own. */
    @Override
    public int[] scores() {
        return scores.clone();
    }

    /** The caller's own. */
    @Override
    public double[] entropies() {
        return entropies.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Judgement that
                && Arrays.equals(scores, that.scores)
                && Arrays.equals(entropies, that.entropies)
                && specials.equals(that.specials);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(scores), Arrays.hashCode(entropies), specials);
    }

    @Override
    public String toString() {
        return Arrays.toString(scores) + " " + Arrays.toString(entropies) + " " + specials;
    }
}
