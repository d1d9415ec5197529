package org.plyspace.engine.verify;

import java.util.List;

/**
 * The result of checking one line.
 *
 * @param kind whether the line could be checked, and whether it agrees
 * @param remarks each disagreement in words, or the reason why the line could not be checked; empty if everything agrees
 * @param differences each disagreement for programs
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

    /** The kinds of results. */
    public enum Kind {
        /** Everything the line says is right. */
        AGREES,
        /** Something the line says is wrong. */
        DISAGREES,
        /** The line cannot be read, or names an unavailable variant or an invalid position. */
        UNUSABLE
    }
}
