package org.plyspace.movegen.judge;

import java.util.List;
import java.util.Optional;
import org.plyspace.movegen.text.Token;

/** What a rule set can write in a move: its squares, pieces and ways to castle, and what only its family has. */
public interface Grammar {

    /** Whether a text has the form of a square's name, be there such a square or not. */
    boolean isSquare(String text);

    /** The cell of a square's name, or {@link MoveReading#NONE}; asked for texts of the right form only. */
    int cell(String name);

    /** The index of the type of this symbol, or {@link MoveReading#NONE}. */
    int pieceType(String symbol);

    /** How castling is written, be it allowed or not. */
    List<String> castlings();

    /**
     * A move that only this family writes; empty if the text is none.
     *
     * @param move in strict machine form, without the leading piece
     * @param hasPiece whether a leading piece was typed before it
     * @throws org.plyspace.api.TextException if it is one, but cannot be read
     */
    Optional<MoveReading> special(Token move, MoveReader reader, boolean hasPiece);

    /** What moves look like, for messages, after <i>expected</i>. */
    String form();
}
