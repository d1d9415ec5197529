package org.plyspace.movegen.text;

import java.util.List;
import org.plyspace.api.TextException;

/** How one field of a position's text must look; what it says of a field does not name it, since {@link PositionSyntax} does. */
@FunctionalInterface
public interface FieldSyntax {

    /**
     * Does nothing if the field is well-formed; whether it fits the board is asked of the setup later.
     *
     * @throws TextException if it is not, saying what is expected
     */
    void check(Token field);

    /** A field in which nothing can be written but {@code -}. */
    static FieldSyntax none() {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal("expected '-', found " + field.quoted());
            }
        };
    }

    /**
     * A field in which nothing can be written but {@code -}, because an option has switched off what it is for.
     *
     * @param why what is switched off, as a sentence
     */
    static FieldSyntax off(String why) {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal(why + "; expected nothing, found " + field.quoted());
            }
        };
    }

    /** {@code -}, or some of these letters, each at most once and in this order. */
    static FieldSyntax letters(String letters) {
        return field -> {
            int next = 0;
            for (int i = 0; i < field.length(); i++) {
                int index = letters.indexOf(field.charAt(i), next);
                if (index < 0 && !field.is("-")) {
                    throw field.part(i, field.length())
                            .refusal("expected '-' or letters out of " + letters + ", in this order, found "
                                    + field.quoted());
                }
                next = index + 1;
            }
            if (field.length() == 0) {
                throw field.refusal("expected '-' or letters out of " + letters + ", found nothing");
            }
        };
    }

    /** Two names with a colon between: the place that a double step crossed, and the square of the pawn; or {@code -}. */
    static FieldSyntax crossed(FieldSyntax place, FieldSyntax pawn) {
        return field -> {
            List<Token> parts = field.split(':');
            if (!field.is("-") && parts.size() != 2) {
                throw field.refusal("expected '-' or <square crossed>:<square of the pawn>, found " + field.quoted());
            }
            if (!field.is("-")) {
                place.check(parts.get(0));
                pawn.check(parts.get(1));
            }
        };
    }

    /** Items that are each well-formed, comma-separated. */
    static FieldSyntax list(FieldSyntax item) {
        return field -> field.split(',').forEach(item::check);
    }
}
