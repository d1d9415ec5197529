package org.plyspace.conformance.check;

import java.util.Optional;

/**
 * The answer to one question about a rule set.
 *
 * @param id unique among the questions, for programs
 * @param statement what must hold
 * @param asked how many times it was asked: of pieces, values or positions
 * @param failure where it does not hold, and what is expected; empty if it holds
 */
public record CheckAnswer(String id, String statement, int asked, Optional<String> failure) {

    /** Whether it holds wherever it was asked. */
    public boolean holds() {
        return failure.isEmpty();
    }
}
