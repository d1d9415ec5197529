package org.plyspace.movegen.stack.declare;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;

/**
 * A castling on boards in their start arrangement, {@link Castling#KING_SIDE} or {@link Castling#QUEEN_SIDE}. Boards that move
 * take the right with them.
 *
 * @param way king, rook and the cells concerned
 * @param clearColumns the columns that must be empty on every level
 * @param firstMove the first fullmove number at which it is allowed
 */
public record StackCastling(Castling way, long clearColumns, int firstMove) {

    public StackCastling {
        if (!List.of(Castling.KING_SIDE, Castling.QUEEN_SIDE).contains(way.text())) {
            throw new IllegalArgumentException("castling " + way.text() + " cannot be written over a stack; expected "
                    + Castling.KING_SIDE + " or " + Castling.QUEEN_SIDE);
        }
    }

    /** Creates a castling that is allowed from the first move on. */
    public StackCastling(Castling way, long clearColumns) {
        this(way, clearColumns, 1);
    }

    /** The text {@code O-O} or {@code O-O-O}. */
    public String text() {
        return way.text();
    }

    /** Whether the text is {@code O-O}. */
    public boolean kingSide() {
        return way.text().equals(Castling.KING_SIDE);
    }

    /** The letter of the right in a position's text: {@code K Q k q}. */
    public char letter() {
        char letter = kingSide() ? 'K' : 'Q';
        return way.side() == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
