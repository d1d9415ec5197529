package org.plyspace.movegen.stack.declare;

import java.util.List;
import org.plyspace.geometry.lattice.Step;

/**
 * One way in which a man moves in space: by steps of so many files, ranks and levels, over squares that are there as boards hang.
 * Every square passed must be empty; only squares are landed on. Immutable.
 *
 * @param steps the steps of White's men, each of which may be repeated; for Black's men ranks and levels are reversed
 * @param reach how often a step may be taken, missing squares counted: 1 for leaps, up to {@link #UNLIMITED}
 * @param overGaps whether a line goes on over missing squares; if not, it ends before the first
 */
public record SpaceMode(List<Step> steps, int reach, boolean overGaps) {

    /** The reach of a line that goes as far as the grid does. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /**
     * @throws IllegalArgumentException if there are no steps, one leads nowhere, or the reach is less than 1
     */
    public SpaceMode {
        steps = List.copyOf(steps);
        if (steps.isEmpty() || steps.contains(new Step(0, 0, 0))) {
            throw new IllegalArgumentException(
                    "a mode of the steps " + steps + "; expected one or more, each to another place");
        }
        if (reach < 1) {
            throw new IllegalArgumentException("a reach of " + reach + "; expected 1 or more");
        }
    }

    /** A mode that slides until a man or a missing square is in the way. */
    public static SpaceMode slide(List<Step> steps) {
        return new SpaceMode(steps, UNLIMITED, false);
    }

    /** A mode that slides at most so many steps. */
    public static SpaceMode slide(int reach, List<Step> steps) {
        return new SpaceMode(steps, reach, false);
    }

    /** A mode that takes one step, over whatever lies between. */
    public static SpaceMode leap(List<Step> steps) {
        return new SpaceMode(steps, 1, false);
    }

    /** The same mode over missing squares too. */
    public SpaceMode acrossGaps() {
        return new SpaceMode(steps, reach, true);
    }
}
