package org.plyspace.movegen.text;

import java.util.List;

/** The syntax of one field of a position's text. Its messages do not name the field, since {@link PositionSyntax} does. */
@FunctionalInterface
public interface FieldSyntax {

    /**
     * Accepts a well-formed field; whether it fits the board is checked with the setup later.
     *
     * @throws org.plyspace.api.TextException if the field is malformed; the message says what is expected
     */
    void check(Token field);

    /** The syntax of a field that can only be {@code -}. */
    static FieldSyntax none() {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal("expected '-', found " + field.quoted());
            }
        };
    }

    /**
     * The syntax of a field that can only be {@code -} because an option has switched off its subject.
     *
     * @param why a sentence that says what is switched off
     */
    static FieldSyntax off(String why) {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal(why + "; expected nothing, found " + field.quoted());
            }
        };
    }

    /** The syntax {@code -}, or some of these letters, each at most once and in this order. */
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

    /** The syntax of two names joined by a colon, the place that a double step crossed and the pawn's square; or {@code -}. */
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

    /** The syntax of comma-separated items. */
    static FieldSyntax list(FieldSyntax item) {
        return field -> field.split(',').forEach(item::check);
    }
}
