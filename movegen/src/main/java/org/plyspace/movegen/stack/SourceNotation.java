package org.plyspace.movegen.stack;

import org.plyspace.api.Notation;
import org.plyspace.api.Position;

/** The notation of a rule set's source: its own answer. */
public interface SourceNotation {

    Notation notation();

    /** Whether it is the machine form with the piece's letter in front, without {@code @}. */
    boolean hasPieceInFront();

    /** The text of a legal move of a position. */
    String write(long move, Position position);

    /**
     * What a text stands for in a position.
     *
     * @throws org.plyspace.api.TextException if the text is no move in this notation
     */
    SourceMove toMachine(String text, Position position);
}
