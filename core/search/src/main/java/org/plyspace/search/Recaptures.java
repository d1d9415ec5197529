package org.plyspace.search;

import org.plyspace.api.Move;
import org.plyspace.api.Position;

/** Judges before a move is made whether a recapture would make it lose material. */
final class Recaptures {

    private final PieceValues values;

    Recaptures(PieceValues values) {
        this.values = values;
    }

    /**
     * Whether a capture or promotion loses material: the mover is worth more than its victim, and the opponent attacks the
     * target. Lines that the move opens are not seen: some losing moves are called good. Where the mover does not take the
     * victim's place, the answer is no: what captures from afar stays where it is, and a victim elsewhere may be the very
     * attacker.
     *
     * @param move a legal move that is not yet made
     * @param margin the difference in hundredths of a pawn, from 0, up to which pieces count as equal
     */
    boolean lose(Position position, long move, int margin) {
        return Move.kind(move) == Move.NORMAL
                && values.worth(Move.captured(move)) + margin < values.worth(Move.piece(move))
                && position.isAttacked(Move.to(move), position.sideToMove().opposite());
    }
}
