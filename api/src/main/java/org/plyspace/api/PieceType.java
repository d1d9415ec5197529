package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A kind of piece of one rule set, the same for both sides.
 *
 * @param index its place in {@link Rules#pieceTypes()}, 0 to {@link #MAX_TYPES} - 1
 * @param letter the upper case letter that stands for it in positions and moves, unique within its rules
 * @param name what players call it, in lower case: {@code knight}
 * @param royal whether a side is in check when a piece of this type is attacked
 * @param directional whether it moves differently for the two sides, as pawns do
 * @param resetsClock whether its moves set the halfmove clock back to 0, as pawns' do
 */
@PublicApi(usage = Usage.CALL)
public record PieceType(int index, char letter, String name, boolean royal, boolean directional, boolean resetsClock) {

    /** How many types a rule set may have, so that a piece fits into the six bits that a {@link Move} gives it. */
    public static final int MAX_TYPES = 31;

    /** Refuses an index or a letter that could not be written in a move or a position. */
    public PieceType {
        if (index < 0 || index >= MAX_TYPES) {
            throw new IllegalArgumentException(
                    "piece type " + name + " has index " + index + "; 0 to " + (MAX_TYPES - 1) + " would be accepted");
        }
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException(
                    "piece type " + name + " has the letter '" + letter + "'; A to Z would be accepted");
        }
    }
}
