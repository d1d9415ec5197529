package org.plyspace.match.advice;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.search.Scores;

/**
 * A score for a side: exactly one of the three is present.
 *
 * @param score the score in centipawns
 * @param winIn the plies in which the side wins
 * @param lossIn the plies in which it loses
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Score(Optional<Integer> score, Optional<Integer> winIn, Optional<Integer> lossIn) {

    private static final double PAWN = 100;

    /** Converts a search's score. */
    public static Score of(int score) {
        boolean decided = Scores.isDecided(score);
        Optional<Integer> plies = decided ? Optional.of(Scores.plies(score)) : Optional.empty();
        return new Score(
                decided ? Optional.empty() : Optional.of(score),
                plies.filter(n -> score > 0),
                plies.filter(n -> score < 0));
    }

    /** The score as {@link Scores} counts it. */
    int asScore() {
        return winIn.map(plies -> Scores.WIN - plies)
                .or(() -> lossIn.map(plies -> plies - Scores.WIN))
                .or(() -> score)
                .orElseThrow();
    }

    /** The score as text: {@code +0.49}, or {@code win in 3}, in moves of the side that wins. */
    public String text() {
        if (winIn.isPresent()) {
            return "win in " + moves(winIn.get());
        }
        return lossIn.isPresent() ? "loss in " + moves(lossIn.get()) : pawns(score.orElseThrow());
    }

    /** Centipawns as pawns, with their sign. */
    static String pawns(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / PAWN);
    }

    /** Converts plies to moves, rounded up. */
    private static int moves(int plies) {
        return (plies + 1) / 2;
    }
}
