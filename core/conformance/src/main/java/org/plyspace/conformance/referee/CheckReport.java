package org.plyspace.conformance.referee;

import java.util.List;
import java.util.Optional;

/**
 * The result of testing an engine with a matrix.
 *
 * @param cases the number of cases in the matrix
 * @param answered the number of cases that it answered usably
 * @param unsupported the number of cases that it said it cannot answer
 * @param disagreements the cases in which its answer was different, or not understood
 * @param failure why the test was broken off, if it was
 */
public record CheckReport(
        int cases, int answered, int unsupported, List<Disagreement> disagreements, Optional<String> failure) {

    public CheckReport {
        disagreements = List.copyOf(disagreements);
    }

    /** Whether every case was asked and there is no disagreement. */
    public boolean agrees() {
        return disagreements.isEmpty() && failure.isEmpty();
    }

    /**
     * A case in which the engine disagrees with the matrix.
     *
     * @param id the id of the case
     * @param question the position and move
     * @param expected the answer in the matrix
     * @param found the engine's answer
     * @param reason what the case shows, or why its move is invalid
     * @param citation the rule behind it
     */
    public record Disagreement(
            String id, String question, String expected, String found, String reason, String citation) {}
}
