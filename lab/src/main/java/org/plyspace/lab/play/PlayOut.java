package org.plyspace.lab.play;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Outcome;

/**
 * One game played at random, in numbers.
 *
 * @param plies how many moves were made, of both sides together
 * @param choices the sum, over the positions in which a move was made, of the legal moves there
 * @param outcome how it ended, or empty if it was cut off
 * @param captures how many moves captured
 * @param checks how many moves gave check
 * @param promotions how many moves promoted, whatever they moved
 * @param tagged how many moves had each tag of the rules, in their order
 */
public record PlayOut(
        int plies,
        long choices,
        Optional<Outcome> outcome,
        int captures,
        int checks,
        int promotions,
        List<Integer> tagged) {

    public PlayOut {
        tagged = List.copyOf(tagged);
    }
}
