package org.plyspace.movegen.declare;

/**
 * A fault of a declaration.
 *
 * @param statement the method of the declaration that states it: {@code pawn}
 * @param subject the one of several such statements that is meant: a piece's symbol, or the number and text of a way to castle; empty if
 *     there is only one
 * @param part the part of the statement: {@code doubleStep}; empty for all of it
 * @param reason what was declared, why it is refused, and what is expected
 */
public record DeclarationFault(String statement, String subject, String part, String reason) {

    @Override
    public String toString() {
        return statement
                + (subject.isEmpty() ? "" : " " + subject)
                + (part.isEmpty() ? "" : ", " + part)
                + ": "
                + reason;
    }
}
