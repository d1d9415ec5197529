package org.plyspace.lab.study;

import java.util.Optional;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * Pieces compared with others: one side plays without the second pieces, and thus has the first ones extra; the other side plays without
 * the first ones. Immutable.
 *
 * @param first the pieces that one side has extra
 * @param second the pieces that the other side has extra; no type occurs in both
 */
public record PieceExchange(PieceSet first, PieceSet second) {

    private static final char AGAINST = ':';

    /**
     * Refuses pieces that cannot be compared.
     *
     * @throws UsageException if a type is on both sides, or both sides are empty
     */
    public PieceExchange {
        if (first.pieces().isEmpty() && second.pieces().isEmpty()) {
            throw new UsageException("both sides of the exchange are empty; expected a piece");
        }
        Optional<PieceType> both =
                first.pieces().stream().filter(second.pieces()::contains).findFirst();
        if (both.isPresent()) {
            throw new UsageException(first + ":" + second + " has the "
                    + both.get().name() + " on both sides, which says nothing of it; expected different pieces");
        }
    }

    /**
     * Reads what {@link #toString} writes: {@code R:NP}.
     *
     * @throws UsageException if it is not an exchange of the rule set
     */
    public static PieceExchange parse(Rules rules, String text) {
        int colon = text.indexOf(AGAINST);
        if (colon < 0 || text.indexOf(AGAINST, colon + 1) >= 0) {
            throw new UsageException("'" + Texts.shorten(text)
                    + "' is no exchange; expected two lists of pieces with a colon between, such as N:B or R:NP");
        }
        return new PieceExchange(
                PieceSet.parse(rules, text.substring(0, colon)), PieceSet.parse(rules, text.substring(colon + 1)));
    }

    /** How many more pieces of a type the side with the first pieces has than the other. */
    public int balance(PieceType type) {
        return first.count(type) - second.count(type);
    }

    @Override
    public String toString() {
        return first.toString() + AGAINST + second;
    }
}
