package org.plyspace.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Side;

/** Watches the scores of both sides of a game, and adjudicates it. */
final class Watch {

    private final Adjudication rules;
    private final int[] losing = new int[2];
    private final int[] even = new int[2];

    Watch(Adjudication rules) {
        this.rules = rules;
    }

    /** Notes the score of a side's move; returns the ending if the game is now adjudicated. */
    Optional<Ending> saw(Side side, OptionalInt score, int plies) {
        int index = side.index();
        losing[index] = isBelow(score) ? losing[index] + 1 : 0;
        even[index] = isNearNothing(score) ? even[index] + 1 : 0;
        if (rules.resign().isPresent() && losing[index] >= rules.resign().get().moves()) {
            return Optional.of(Ending.loss(side, Ending.RESIGNED));
        }
        if (rules.draw().isPresent()
                && Math.min(even[0], even[1]) >= rules.draw().get().moves()) {
            return Optional.of(Ending.draw(Ending.EVEN));
        }
        return plies >= rules.mostPlies() ? Optional.of(Ending.draw(Ending.LONG)) : Optional.empty();
    }

    private boolean isBelow(OptionalInt score) {
        return rules.resign().isPresent()
                && score.isPresent()
                && score.getAsInt() <= -rules.resign().get().score();
    }

    private boolean isNearNothing(OptionalInt score) {
        return rules.draw().isPresent()
                && score.isPresent()
                && Math.abs(score.getAsInt()) <= rules.draw().get().score();
    }
}
