package org.plyspace.movegen.text;

import org.plyspace.api.TextException;

/** How one field of a position's text must look. */
@FunctionalInterface
public interface FieldSyntax {

    /**
     * Does nothing if the field is well-formed; whether it fits the board is asked of the setup later.
     *
     * @throws TextException if it is not, saying what is expected
     */
    void check(Token field);

    /** A field in which nothing can be written but {@code -}. */
    static FieldSyntax none(String name) {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal(name + ": expected '-', found " + field.quoted());
            }
        };
    }

    /**
     * A field in which nothing can be written but {@code -}, because an option has switched off what it is for.
     *
     * @param why what is switched off, as a sentence
     */
    static FieldSyntax off(String name, String why) {
        return field -> {
            if (!field.is("-")) {
                throw field.refusal(name + ": " + why + "; expected nothing, found " + field.quoted());
            }
        };
    }

    /** {@code -}, or some of these letters, each at most once and in this order. */
    static FieldSyntax letters(String name, String letters) {
        return field -> {
            int next = 0;
            for (int i = 0; i < field.length(); i++) {
                int index = letters.indexOf(field.charAt(i), next);
                if (index < 0 && !field.is("-")) {
                    throw field.part(i, field.length())
                            .refusal(name + ": expected '-' or letters out of " + letters + ", in this order, found "
                                    + field.quoted());
                }
                next = index + 1;
            }
            if (field.length() == 0) {
                throw field.refusal(name + " is empty; expected '-' or letters out of " + letters);
            }
        };
    }
}
