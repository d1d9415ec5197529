package org.plyspace.examples.ferry;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.movegen.stack.declare.BoardRule;

/** The moves of ferries: to the next berth, up and down either coast, and across by M (ferry.md 4). */
final class Ferries implements BoardRule {

    private static final String SECTION = "ferry.md 4";
    private static final List<String> ROUTES =
            List.of("W1 W2", "W2 W3", "W3 W4", "W4 W5", "E1 E2", "E2 E3", "E3 E4", "E4 E5", "W3 M", "E3 M");

    /** The neighbouring berths of each, as bits. */
    private final int[] next;

    Ferries(List<Anchor> berths) {
        List<String> names = berths.stream().map(Anchor::name).toList();
        this.next = new int[names.size()];
        for (String route : ROUTES) {
            int one = names.indexOf(route.split(" ")[0]);
            int other = names.indexOf(route.split(" ")[1]);
            next[one] |= 1 << other;
            next[other] |= 1 << one;
        }
    }

    @Override
    public boolean mayMove(int carried, int owner, int mover, int pawns) {
        return (carried == Piece.NONE ? owner : carried & 1) == mover;
    }

    @Override
    public Side controller(int men, int carried, Side owner) {
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
        Side steers = controller(0, move.carried(), move.owner());
        if (steers != move.mover()) {
            String why = move.carried() == Piece.NONE
                    ? " is empty, so " + steers.word() + ", its owner, sails it"
                    : " carries a " + FerryDeclaration.MEN.described(move.carried()) + ", so " + steers.word()
                            + " sails it";
            return Optional.of(new Objection(Refusal.NOT_YOURS, "ferry " + move.board() + why, SECTION));
        }
        boolean isNext = (next[move.from().anchor()] >>> move.to().anchor() & 1) != 0;
        return isNext
                ? Optional.empty()
                : Optional.of(new Objection(
                        Refusal.BOARD_PLACE,
                        move.to().name() + " is not next to " + move.from().name() + ", where ferry " + move.board()
                                + " lies",
                        SECTION));
    }
}
