package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.geometry.lattice.Step;

/**
 * The moves of a side's pawns in space. Immutable.
 *
 * @param steps to empty squares
 * @param doubled the steps that a pawn with its double step may take twice at once; the square between is empty, and a pawn may be
 *     captured there in passing
 * @param captures to squares with an enemy
 * @param overGaps whether a double step may cross a missing square, where nothing is captured in passing
 */
public record SpacePawn(List<Step> steps, List<Step> doubled, List<Step> captures, boolean overGaps) {

    /**
     * @throws IllegalArgumentException if a step leads nowhere
     */
    public SpacePawn {
        if (Stream.of(steps, doubled, captures).anyMatch(some -> some.contains(new Step(0, 0, 0)))) {
            throw new IllegalArgumentException("a pawn's step that leads nowhere; expected each to another place");
        }
        steps = List.copyOf(steps);
        doubled = List.copyOf(doubled);
        captures = List.copyOf(captures);
    }

    /** The moves of Black's pawns where these are White's: ranks and levels are reversed, files are not. */
    public SpacePawn forBlack() {
        return new SpacePawn(forBlack(steps), forBlack(doubled), forBlack(captures), overGaps);
    }

    private static List<Step> forBlack(List<Step> steps) {
        return steps.stream().map(Step::forBlack).toList();
    }
}
