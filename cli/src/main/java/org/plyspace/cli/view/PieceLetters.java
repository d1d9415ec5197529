package org.plyspace.cli.view;

import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** The letters of a position's men: upper case for White, lower case for Black. */
public final class PieceLetters {

    private final Position position;

    public PieceLetters(Position position) {
        this.position = position;
    }

    /** The letter of the man on a cell, or empty. */
    Optional<Character> on(int cell) {
        int code = position.pieceAt(cell);
        return code == Piece.NONE ? Optional.empty() : Optional.of(letter(position.rules(), code));
    }

    private static char letter(Rules rules, int code) {
        char letter = rules.pieceTypes().get(Piece.type(code)).letter();
        return Piece.side(code) == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
