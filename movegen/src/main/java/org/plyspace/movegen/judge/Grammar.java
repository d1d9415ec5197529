package org.plyspace.movegen.judge;

import java.util.List;
import java.util.Optional;
import org.plyspace.movegen.text.Token;

/** What moves of a rule set can contain: its squares, pieces and castlings, and what only its family has. */
public interface Grammar {

    /** Whether a text has the form of a square's name, whether or not the square exists. */
    boolean isSquare(String text);

    /** The cell of a square's name, or {@link MoveReading#NONE}; only for texts of the right form. */
    int cell(String name);

    /** The index of a symbol's type, or {@link MoveReading#NONE}. */
    int pieceType(String symbol);

    /** The texts of castlings, allowed or not. */
    List<String> castlings();

    /**
     * Reads a move that only this family has; empty for any other text.
     *
     * @param move the move in strict machine form, without the leading piece
     * @param hasPiece whether a leading piece preceded it
     * @throws org.plyspace.api.TextException if the text is such a move but malformed
     */
    Optional<MoveReading> special(Token move, MoveReader reader, boolean hasPiece);

    /** The form of moves, to follow <i>expected</i> in messages. */
    String form();
}
