package org.plyspace.conformance.referee;

import java.util.List;
import java.util.Optional;

/**
 * How another program did on a matrix.
 *
 * @param cases how many cases the matrix has
 * @param answered how many of them it gave a usable answer to
 * @param unsupported how many it said it cannot answer
 * @param disagreements where its answer was another one, or none that can be understood
 * @param failure why it was not asked further, if it was not
 */
public record CheckReport(
        int cases, int answered, int unsupported, List<Disagreement> disagreements, Optional<String> failure) {

    public CheckReport {
        disagreements = List.copyOf(disagreements);
    }

    /** Whether everything was asked and nothing contradicted. */
    public boolean agrees() {
        return disagreements.isEmpty() && failure.isEmpty();
    }

    /**
     * One case that came out otherwise.
     *
     * @param id of the case
     * @param question position and move
     * @param expected what the matrix says
     * @param found what the program said
     * @param reason what the case shows; of an invalid move, why it is
     * @param citation the rule that says so
     */
    public record Disagreement(
            String id, String question, String expected, String found, String reason, String citation) {}
}
