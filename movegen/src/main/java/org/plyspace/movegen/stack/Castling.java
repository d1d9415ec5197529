package org.plyspace.movegen.stack;

import org.plyspace.api.Side;

/**
 * One way to castle. King and rook stand on their starting cells, unmoved, on boards in their start arrangement; the king
 * must not be attacked where it stands or arrives.
 *
 * @param side who castles
 * @param kingSide whether it is {@code O-O}, not {@code O-O-O}
 * @param clearColumns columns that must be free of men on every level
 * @param clearCells cells that must be empty
 * @param passedCells cells that must not be attacked
 * @param firstMove the first fullmove number at which it is allowed
 */
public record Castling(
        Side side,
        boolean kingSide,
        int kingFrom,
        int kingTo,
        int rookFrom,
        int rookTo,
        long clearColumns,
        long clearCells,
        long passedCells,
        int firstMove) {

    /** {@code O-O} or {@code O-O-O}. */
    public String text() {
        return kingSide ? "O-O" : "O-O-O";
    }

    /** The letter of the right in a position's text: {@code K Q k q}. */
    public char letter() {
        char letter = kingSide ? 'K' : 'Q';
        return side == Side.WHITE ? letter : Character.toLowerCase(letter);
    }

    /** The bit of the right among a position's rights. */
    int right() {
        return 1 << (side.index() * 2 + (kingSide ? 0 : 1));
    }
}
