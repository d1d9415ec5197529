package org.plyspace.engine.verify;

import java.util.List;

/**
 * What became of one line.
 *
 * @param kind whether it could be checked, and agreed
 * @param remarks every disagreement, or why the line could not be checked; empty if all agrees
 */
public record LineReport(Kind kind, List<String> remarks) {

    public LineReport {
        remarks = List.copyOf(remarks);
    }

    static LineReport checked(List<String> disagreements) {
        return new LineReport(disagreements.isEmpty() ? Kind.AGREES : Kind.DISAGREES, disagreements);
    }

    public static LineReport unusable(String reason) {
        return new LineReport(Kind.UNUSABLE, List.of(reason));
    }

    /** How a line fared. */
    public enum Kind {
        /** All it says is so. */
        AGREES,
        /** Something it says is not so. */
        DISAGREES,
        /** It cannot be read, or names a variant or position that is not available. */
        UNUSABLE
    }
}
