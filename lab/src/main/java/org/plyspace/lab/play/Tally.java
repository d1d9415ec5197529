package org.plyspace.lab.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;

/** Counts what happens in one game. */
final class Tally {

    private final int[] tagged;
    private int plies;
    private long choices;
    private int captures;
    private int checks;
    private int promotions;

    Tally(int tags) {
        tagged = new int[tags];
    }

    /** A move was chosen among so many and is about to be made. */
    void chosen(long move, int among, long tags) {
        choices += among;
        captures += Move.isCapture(move) ? 1 : 0;
        promotions += Move.isPromotion(move) ? 1 : 0;
        for (long rest = tags; rest != 0; rest &= rest - 1) {
            tagged[Long.numberOfTrailingZeros(rest)]++;
        }
    }

    /** The move was made. */
    void made(boolean givesCheck) {
        plies++;
        checks += givesCheck ? 1 : 0;
    }

    PlayOut playOut(Optional<Outcome> outcome) {
        List<Integer> perTag = Arrays.stream(tagged).boxed().toList();
        return new PlayOut(plies, choices, outcome, captures, checks, promotions, perTag);
    }
}
