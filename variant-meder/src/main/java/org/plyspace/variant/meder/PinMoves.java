package org.plyspace.variant.meder;

import static org.plyspace.geometry.stack.TriDecks.PLACES;
import static org.plyspace.geometry.stack.TriDecks.PLACES_A_SIDE;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Men;

/** Moves attack boards to adjacent pins, occupied ones not backward; boards that move backward arrive inverted (meder.md 4). */
final class PinMoves implements BoardRule {

    private static final List<String> NEIGHBOURS = List.of("12", "13", "23", "24", "34", "35", "45", "46", "56");

    private final Edition edition;
    private final List<Anchor> anchors;
    /** The anchors, as bits, indexed by {@code side * 2 + (ridden ? 1 : 0)} and anchor. */
    private final int[][] destinations;

    PinMoves(BoardStack stack, Edition edition) {
        this.edition = edition;
        this.anchors = stack.anchors();
        this.destinations = new int[4][anchors.size()];
        for (int index = 0; index < 4; index++) {
            for (int from = 0; from < anchors.size(); from++) {
                destinations[index][from] = destinations(Side.of(index >> 1), (index & 1) != 0, from);
            }
        }
    }

    private int destinations(Side mover, boolean ridden, int from) {
        int bits = 0;
        for (int to = 0; to < anchors.size(); to++) {
            boolean backward = isBackward(mover, from, to);
            boolean arrives = anchors.get(to).inverted() == arrivesInverted(backward);
            bits |= areAdjacent(from, to) && arrives && !(ridden && backward) ? 1 << to : 0;
        }
        return bits;
    }

    /** Only the formal edition inverts boards. */
    private boolean arrivesInverted(boolean backward) {
        return backward && edition == Edition.FORMAL;
    }

    private static boolean areAdjacent(int from, int to) {
        int a = from % PLACES;
        int b = to % PLACES;
        if (a / PLACES_A_SIDE != b / PLACES_A_SIDE) {
            return a % PLACES_A_SIDE == b % PLACES_A_SIDE;
        }
        int low = Math.min(a, b) % PLACES_A_SIDE + 1;
        int high = Math.max(a, b) % PLACES_A_SIDE + 1;
        return NEIGHBOURS.contains("" + low + high);
    }

    private boolean isBackward(Side mover, int from, int to) {
        int gained = anchors.get(to).rank() - anchors.get(from).rank();
        return mover == Side.WHITE ? gained < 0 : gained > 0;
    }

    @Override
    public boolean mayMove(int carried, int owner, int mover, int pawns) {
        return (carried == Piece.NONE ? owner : carried & 1) == mover;
    }

    @Override
    public int destinations(int mover, boolean ridden, int anchor) {
        return destinations[mover * 2 + (ridden ? 1 : 0)][anchor];
    }

    @Override
    public boolean changesHands() {
        return false;
    }

    @Override
    public Side controller(int men, int carried, Side owner) {
        return carried == Piece.NONE ? owner : Piece.side(carried);
    }

    @Override
    public Optional<Objection> objection(BoardMove move) {
        Side controller = move.carried() == Piece.NONE ? move.owner() : Piece.side(move.carried());
        if (controller != move.mover()) {
            String why = move.carried() == Piece.NONE
                    ? "is empty, so its first owner " + controller.word() + " controls it"
                    : "carries a " + Men.ORTHODOX.described(move.carried()) + ", so " + controller.word()
                            + " controls it";
            return refuse(Refusal.NOT_YOURS, "board " + move.board() + " " + why, "FS 4.2");
        }
        int from = move.from().anchor();
        int to = move.to().anchor();
        if (from % PLACES == to % PLACES) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    "board " + move.board() + " hangs on " + pin(from) + " and does not turn over on the spot",
                    "FS 4.3");
        }
        if (!areAdjacent(from, to)) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    pin(to) + " is not adjacent to " + pin(from) + ", where " + move.board() + " hangs; "
                            + String.join(", ", neighbours(from)) + " are",
                    edition == Edition.FORMAL ? "FS 4.3" : "TR 3.6");
        }
        return direction(move, isBackward(move.mover(), from, to));
    }

    private Optional<Objection> direction(BoardMove move, boolean backward) {
        if (backward && move.carried() != Piece.NONE) {
            return refuse(
                    Refusal.BOARD_PLACE,
                    "from " + pin(move.from().anchor()) + " to " + pin(move.to().anchor()) + " is backward for "
                            + move.mover().word() + ", and board " + move.board()
                            + " carries a piece; only an empty board goes backward",
                    "FS 4.4, Table 3");
        }
        int to = move.to().anchor();
        if (anchors.get(to).inverted() == arrivesInverted(backward)) {
            return Optional.empty();
        }
        return Optional.of(new Objection(
                Refusal.BOARD_PLACE,
                "a board that goes " + (backward ? "backward arrives inverted" : "forward or sideways arrives upright"),
                "FS 4.4",
                Optional.of((to + PLACES) % (2 * PLACES))));
    }

    private List<String> neighbours(int anchor) {
        return anchors.subList(0, PLACES).stream()
                .filter(other -> areAdjacent(anchor, anchors.indexOf(other)))
                .map(Anchor::name)
                .toList();
    }

    private String pin(int anchor) {
        return anchors.get(anchor % PLACES).name();
    }

    private static Optional<Objection> refuse(Refusal kind, String reason, String citation) {
        return Optional.of(new Objection(kind, reason, citation));
    }
}
