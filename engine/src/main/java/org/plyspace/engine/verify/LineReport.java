package org.plyspace.engine.verify;

import java.util.List;

/**
 * What became of one line.
 *
 * @param kind whether it could be checked, and agreed
 * @param remarks every disagreement in words, or why the line could not be checked; empty if all agrees
 * @param differences every disagreement for programs
 */
public record LineReport(Kind kind, List<String> remarks, List<Disagreement> differences) {

    public LineReport {
        remarks = List.copyOf(remarks);
        differences = List.copyOf(differences);
    }

    static LineReport checked(List<String> disagreements, List<Disagreement> differences) {
        return new LineReport(disagreements.isEmpty() ? Kind.AGREES : Kind.DISAGREES, disagreements, differences);
    }

    /** A line that could not be checked. */
    public static LineReport unusable(String reason) {
        return new LineReport(Kind.UNUSABLE, List.of(reason), List.of());
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
