package org.plyspace.movegen.stack.words;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.SpaceTables;

/** The ways in which the mover's pawns move in space. */
final class SpacePawnWays extends StackPawnWays {

    private final StackExplainer explainer;
    private final StackState state;
    private final SpaceTables space;

    SpacePawnWays(StackExplainer explainer) {
        super(explainer);
        this.explainer = explainer;
        this.state = explainer.state;
        this.space = state.tables.space;
    }

    @Override
    public boolean steps(int from, int to) {
        return leads(space.pawnSteps[state.mover], from, to, 1);
    }

    @Override
    public boolean captures(int from, int to) {
        return leads(space.directions[state.piece[from]], from, to, 1);
    }

    @Override
    public boolean doubleSteps(int from, int to) {
        return leads(space.pawnDoubles[state.mover], from, to, 2);
    }

    private boolean leads(int[] directions, int from, int to, int times) {
        int rise = state.attachment.levelOf(to) - state.attachment.levelOf(from);
        return IntStream.of(directions)
                .filter(direction -> times * space.rise[direction] == rise)
                .anyMatch(direction -> (space.columns(new int[] {direction}, state.attachment.columnOf(from), times)
                                        >>> state.attachment.columnOf(to)
                                & 1)
                        != 0);
    }

    /** A way that ends at a missing square says more than a lost right. */
    @Override
    public Optional<Lost> lost(int from, int to) {
        boolean ends = !space.pawnsOverGaps && state.crossedCell(from, to) == StackState.NOWHERE;
        return ends ? Optional.empty() : super.lost(from, to);
    }

    @Override
    public Optional<Illegal> hindrance(int from, int to) {
        return steps(from, to) ? Optional.empty() : new SpaceExplainer(explainer).doubleStep(from, to);
    }
}
