package org.plyspace.variant.roth;

import static org.plyspace.geometry.stack.TriDecks.PLACES;
import static org.plyspace.geometry.stack.TriDecks.PLACES_A_SIDE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Men;

/** Moves attack boards along their file, turns them over, or both. Boards are owned and change hands (roth.md 4). */
final class PostMoves implements BoardRule {

    private static final int MOST_RANKS = 2;

    /** The next posts by the rank of a post (roth.md 7, {@code nearest}). */
    private static final Map<Integer, List<Integer>> NEAREST = Map.of(
            1, List.of(3),
            3, List.of(1, 4),
            4, List.of(3, 5),
            5, List.of(4, 6),
            6, List.of(5, 8),
            8, List.of(6));

    private final RothChoices choices;
    private final List<Anchor> anchors;
    private final int[] destinations;

    PostMoves(BoardStack stack, RothChoices choices) {
        this.choices = choices;
        this.anchors = stack.anchors();
        this.destinations = new int[anchors.size()];
        for (int from = 0; from < destinations.length; from++) {
            for (int to = 0; to < destinations.length; to++) {
                destinations[from] |= from != to && isInReach(from, to) ? 1 << to : 0;
            }
        }
    }

    private boolean isInReach(int from, int to) {
        if (!areOfOneFile(from, to)) {
            return false;
        }
        int start = TriDecks.cornerRank(from % PLACES);
        int end = TriDecks.cornerRank(to % PLACES);
        boolean near = choices.boardStep() == RothOption.BoardStep.NEAREST
                ? NEAREST.get(start).contains(end)
                : Math.abs(start - end) <= MOST_RANKS;
        return start == end || near;
    }

    private static boolean areOfOneFile(int from, int to) {
        return from % PLACES / PLACES_A_SIDE == to % PLACES / PLACES_A_SIDE;
    }

    @Override
    public boolean mayMove(int carried, int owner, int mover, int pawns) {
        return owner == mover
                && (carried == Piece.NONE || isPawnOf(carried, mover))
                && (pawns > 0 || choices.boardPawn() == RothOption.BoardPawn.FREE);
    }

    private static boolean isPawnOf(int carried, int mover) {
        return (carried & 1) == mover && Piece.type(carried) == Men.PAWN;
    }

    @Override
    public int destinations(int mover, boolean ridden, int anchor) {
        return destinations[anchor];
    }

    @Override
    public boolean canComeTo(int home, int anchor) {
        return areOfOneFile(home, anchor);
    }

    @Override
    public boolean changesHands() {
        return true;
    }

    @Override
    public Side controller(int men, int carried, Side owner) {
        return owner;
    }

    @Override
    public Optional<Objection> objection(BoardMove move) {
        if (move.owner() != move.mover()) {
            return refuse(
                    Refusal.NOT_YOURS,
                    "board " + move.board() + " belongs to " + move.owner().word() + ", and only its owner moves it",
                    "RR 7");
        }
        if (move.carried() != Piece.NONE
                && !isPawnOf(move.carried(), move.mover().index())) {
            return refuse(
                    Refusal.BOARD_STAYS,
                    "board " + move.board() + " carries a " + Men.ORTHODOX.described(move.carried())
                            + "; only a single pawn of the mover's may ride",
                    "RR 6");
        }
        if (choices.boardPawn() == RothOption.BoardPawn.REQUIRED && move.pawns() == 0) {
            return refuse(
                    Refusal.BOARD_STAYS,
                    move.mover().word() + " has no pawn left, and "
                            + choices.boardPawn().statement(),
                    choices.boardPawn().citation());
        }
        return place(move);
    }

    private Optional<Objection> place(BoardMove move) {
        int from = move.from().anchor();
        int to = move.to().anchor();
        if (from == to) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    "board " + move.board() + " hangs at " + move.to().name() + " already",
                    "RR 6");
        }
        if (!areOfOneFile(from, to)) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    "board " + move.board() + " hangs at " + move.from().name() + " and never leaves its file",
                    "RR 6");
        }
        if (!isInReach(from, to)) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    "from " + move.from().name() + " to " + move.to().name() + " is too far for board " + move.board()
                            + "; " + choices.boardStep().ofIt(),
                    choices.boardStep().citation());
        }
        return Optional.empty();
    }

    private static Optional<Objection> refuse(Refusal kind, String reason, String citation) {
        return Optional.of(new Objection(kind, reason, citation));
    }
}
