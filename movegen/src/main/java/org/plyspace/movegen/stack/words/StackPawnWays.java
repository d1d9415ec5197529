package org.plyspace.movegen.stack.words;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.PawnWays;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.play.LegalTargets;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.SpaceTables;

/** The ways in which the mover's pawns move over a stack: from column to column, unless overridden. */
class StackPawnWays implements PawnWays {

    private final StackExplainer explainer;
    private final StackState state;

    /** The ways by the rules of the men. */
    static StackPawnWays of(StackExplainer explainer) {
        return explainer.state.tables.space == null ? new StackPawnWays(explainer) : new SpacePawnWays(explainer);
    }

    StackPawnWays(StackExplainer explainer) {
        this.explainer = explainer;
        this.state = explainer.state;
    }

    @Override
    public boolean steps(int from, int to) {
        return has(state.tables.pawnSteps, from, to);
    }

    @Override
    public boolean captures(int from, int to) {
        return has(state.tables.pawnCaptures, from, to);
    }

    @Override
    public boolean doubleSteps(int from, int to) {
        return has(state.tables.pawnDoubleSteps, from, to);
    }

    private boolean has(long[] columns, int from, int to) {
        return (columns[state.mover << 6 | state.attachment.columnOf(from)] >>> state.attachment.columnOf(to) & 1) != 0;
    }

    @Override
    public boolean isEnPassant(int to) {
        return state.passedPawn != StackState.NOWHERE
                && (state.tables.columnsCrossed ? state.attachment.columnOf(to) == state.crossed : to == state.crossed);
    }

    @Override
    public boolean hasEnPassant() {
        return !explainer.declaration.chosen().enPassantOff();
    }

    @Override
    public Optional<Lost> lost(int from, int to) {
        if ((state.doubleSteps >>> from & 1) != 0) {
            return Optional.empty();
        }
        if (explainer.declaration.chosen().doubleStepOff()) {
            return Optional.of(new Lost(CommonOptions.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP.citation()));
        }
        return Optional.of(new Lost(whyLost(from), explainer.cite(Topic.DOUBLE_STEP, state.piece[from])));
    }

    private String whyLost(int from) {
        boolean home = state.tables.pawns.isHome(Side.of(state.mover), from, state.attachment);
        if (state.tables.doubleStepKept && (home || state.tables.boardOf[from] >= 0)) {
            return "it has moved";
        }
        return home
                ? "it has moved, or a board has carried it"
                : "that is no starting square of a " + explainer.men().described(state.piece[from]);
    }

    @Override
    public Optional<Illegal> hindrance(int from, int to) {
        return steps(from, to) || state.paths.isOpenToDoubleStep(from, to)
                ? Optional.empty()
                : Optional.of(new PathExplainer(explainer).explain(from, to));
    }

    /** Another square of the column was crossed, and the pawn could land there. */
    @Override
    public Optional<Illegal> meant(int from, int to) {
        return isBesideCrossed(to) && canLandOnCrossed(from)
                ? Optional.of(Explainer.refusal(
                                Refusal.NOTHING_TO_CAPTURE,
                                "en passant lands on " + explainer.men().name(state.crossed)
                                        + ", which the pawn on "
                                        + explainer.men().name(state.passedPawn) + " crossed, not on "
                                        + explainer.men().name(to),
                                explainer.cite(Topic.EN_PASSANT, state.piece[from]),
                                from,
                                to)
                        .mark(Role.PATH, state.crossed))
                : Optional.empty();
    }

    private boolean isBesideCrossed(int to) {
        return state.passedPawn != StackState.NOWHERE
                && !state.tables.columnsCrossed
                && state.piece[to] == Piece.NONE
                && state.attachment.columnOf(state.crossed) == state.attachment.columnOf(to);
    }

    private boolean canLandOnCrossed(int from) {
        LegalTargets targets = explainer.position.targets();
        targets.prepare();
        return (targets.enPassantPawns() >>> from & 1) != 0 && (targets.enPassant(from) >>> state.crossed & 1) != 0;
    }

    /** The ways in which the mover's pawns move in space. */
    private static final class SpacePawnWays extends StackPawnWays {

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
}
