package org.plyspace.tck.proof;

import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** Lists all that can be written as a move in a position, with what the rules say of it. */
public final class MoveLister {

    private MoveLister() {}

    /** Every well-formed move with its verdict, made lazily; the position must stay as it is meanwhile. */
    public static Stream<Entry> list(Position position) {
        return position.words()
                .wellFormedMoves()
                .map(text -> new Entry(text, position.words().judge(text, Notation.MACHINE)));
    }

    /**
     * A move's text and what the rules say of it.
     *
     * @param text in machine form
     * @param verdict legal, or why not
     */
    public record Entry(String text, Verdict verdict) {

        public boolean isLegal() {
            return verdict instanceof Verdict.Legal;
        }

        /** {@code c1-c4: legal}, {@code c1-d2: illegal, <reason> (<citation>)}. */
        @Override
        public String toString() {
            if (verdict instanceof Verdict.Illegal illegal) {
                return text + ": illegal, " + illegal.reason() + " (" + illegal.citation() + ")";
            }
            return text + (isLegal() ? ": legal" : ": unreadable");
        }
    }
}
