package org.plyspace.movegen.notation;

import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** The notation of a rule set's own source. Stateless. */
public interface SourceNotation {

    Notation notation();

    /**
     * Writes a legal move of a position, without a mark of check or mate.
     *
     * @param position the position in which it is legal; unchanged afterwards
     */
    String write(Position position, long move);

    /** The mark that follows a move that gives check or mate; none unless overridden. */
    default String checkMark(boolean mate) {
        return "";
    }

    /** Judges a text in this notation, as {@link org.plyspace.api.PositionWords#judge} does. */
    Verdict judge(Position position, String text);
}
