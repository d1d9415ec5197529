package org.plyspace.lab.value;

import java.util.Optional;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * Pieces held against others: one side plays without the second ones, so that it has the first ones more than the other, which plays
 * without these. Immutable.
 *
 * @param first what one side has more
 * @param second what the other has more; of no type that is among the first ones
 */
public record PieceExchange(Material first, Material second) {

    private static final char AGAINST = ':';

    /**
     * Refuses what cannot be held against each other.
     *
     * @throws UsageException if a type is on both sides, or nothing on either
     */
    public PieceExchange {
        if (first.pieces().isEmpty() && second.pieces().isEmpty()) {
            throw new UsageException("nothing is held against nothing; expected a piece");
        }
        Optional<PieceType> both =
                first.pieces().stream().filter(second.pieces()::contains).findFirst();
        if (both.isPresent()) {
            throw new UsageException(first + ":" + second + " has the "
                    + both.get().name() + " on both sides, which says nothing of it; expected different pieces");
        }
    }

    /**
     * What {@link #toString} writes: {@code R:NP}.
     *
     * @throws UsageException if it is none of a rule set
     */
    public static PieceExchange parse(Rules rules, String text) {
        int colon = text.indexOf(AGAINST);
        if (colon < 0 || text.indexOf(AGAINST, colon + 1) >= 0) {
            throw new UsageException("'" + Texts.shorten(text)
                    + "' is no exchange; expected two lists of pieces with a colon between, such as N:B or R:NP");
        }
        return new PieceExchange(
                Material.parse(rules, text.substring(0, colon)), Material.parse(rules, text.substring(colon + 1)));
    }

    /** How many more pieces of a type the side that has the first ones has than the other. */
    public int balance(PieceType type) {
        return first.count(type) - second.count(type);
    }

    @Override
    public String toString() {
        return first.toString() + AGAINST + second;
    }
}
