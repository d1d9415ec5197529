package org.plyspace.movegen.declare;

/**
 * What is wrong with a declaration.
 *
 * @param statement the method of the declaration that says it: {@code pawn}
 * @param subject which of several such statements: a piece's symbol, or the number and text of a way to castle; empty if there is
 *     only one
 * @param part what of the statement: {@code doubleStep}; empty for all of it
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
