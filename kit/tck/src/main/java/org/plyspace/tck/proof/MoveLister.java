package org.plyspace.tck.proof;

import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** Lists every text that can be a move in a position, with its verdict. */
public final class MoveLister {

    private MoveLister() {}

    /** Every well-formed move with its verdict, computed lazily; the position must not change meanwhile. */
    public static Stream<Entry> list(Position position) {
        return position.words()
                .wellFormedMoves()
                .map(text -> new Entry(text, position.words().judge(text, Notation.MACHINE)));
    }

    /**
     * The text of a move and its verdict.
     *
     * @param text the machine form
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
