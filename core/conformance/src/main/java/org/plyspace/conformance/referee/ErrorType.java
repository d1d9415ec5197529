package org.plyspace.conformance.referee;

import java.util.Locale;

/** Why a question has no answer. */
public enum ErrorType {
    /** The line is not a question. */
    MALFORMED,
    /** It asks for a variant, option or position that does not exist. */
    REFUSED,
    /** It names a move that is illegal or unreadable where only a legal one makes sense; the referee judges moves instead. */
    ILLEGAL,
    /** The rule set, or the program, failed. */
    FAILED;

    /** The word for this type in answers. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
