package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;

/**
 * Boards that move along routes from anchor to anchor, in both directions: one with a single man by the man's side, an empty one by its
 * owner, who stays the same. Immutable.
 */
public final class BoardRoutes implements BoardRule {

    private final Men men;
    private final Words words;
    private final String citation;
    /** The neighbouring anchors of each, as bits. */
    private final int[] next;

    /**
     * The words of refusals.
     *
     * @param board what a board is called: {@code board}
     * @param moves what a side does with it: {@code moves}
     * @param hangs what it does at its anchor: {@code hangs}
     */
    public record Words(String board, String moves, String hangs) {}

    /**
     * Creates the rule.
     *
     * @param routes the names of two neighbouring anchors each, separated by a space: {@code W1 W2}
     * @param citation the section that refusals cite
     * @throws IllegalArgumentException if a route does not name two different anchors
     */
    public BoardRoutes(List<Anchor> anchors, List<String> routes, Men men, Words words, String citation) {
        this.men = men;
        this.words = words;
        this.citation = citation;
        this.next = new int[anchors.size()];
        List<String> names = anchors.stream().map(Anchor::name).toList();
        for (String route : routes) {
            int[] ends =
                    List.of(route.split(" ")).stream().mapToInt(names::indexOf).toArray();
            if (ends.length != 2 || ends[0] < 0 || ends[1] < 0 || ends[0] == ends[1]) {
                throw new IllegalArgumentException("the route '" + route + "'; expected two of the anchors " + names);
            }
            next[ends[0]] |= 1 << ends[1];
            next[ends[1]] |= 1 << ends[0];
        }
    }

    @Override
    public boolean mayMove(int carried, int owner, int mover, int pawns) {
        return (carried == Piece.NONE ? owner : carried & 1) == mover;
    }

    @Override
    public Side controller(int aboard, int carried, Side owner) {
        return carried == Piece.NONE ? owner : Piece.side(carried);
    }

    @Override
    public int destinations(int mover, boolean ridden, int anchor) {
        return next[anchor];
    }

    @Override
    public boolean changesHands() {
        return false;
    }

    @Override
    public Optional<Objection> objection(BoardMove move) {
        Side mover = controller(0, move.carried(), move.owner());
        if (mover != move.mover()) {
            String why = move.carried() == Piece.NONE
                    ? " is empty, so " + mover.word() + ", its owner, "
                    : " carries a " + men.described(move.carried()) + ", so " + mover.word() + " ";
            String reason = words.board() + " " + move.board() + why + words.moves() + " it";
            return Optional.of(new Objection(Refusal.NOT_YOURS, reason, citation));
        }
        boolean isNext = (next[move.from().anchor()] >>> move.to().anchor() & 1) != 0;
        return isNext
                ? Optional.empty()
                : Optional.of(new Objection(
                        Refusal.BOARD_PLACE,
                        move.to().name() + " is not next to " + move.from().name() + ", where " + words.board() + " "
                                + move.board() + " " + words.hangs(),
                        citation));
    }
}
