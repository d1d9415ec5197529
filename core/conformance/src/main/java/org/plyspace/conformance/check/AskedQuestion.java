package org.plyspace.conformance.check;

import java.util.Optional;
import java.util.function.Supplier;

/** Counts how often something was asked, and keeps the first failure. Confined to one thread. */
final class AskedQuestion {

    private final String id;
    private final String statement;
    private int asked;
    private Optional<String> failure = Optional.empty();

    /**
     * Creates a question that was not asked yet.
     *
     * @param id unique among the questions
     * @param statement what must hold
     */
    AskedQuestion(String id, String statement) {
        this.id = id;
        this.statement = statement;
    }

    /** Asks once more; {@code failing} says what is wrong and what is expected, if the answer is no. */
    void ask(boolean holds, Supplier<String> failing) {
        asked++;
        if (!holds && failure.isEmpty()) {
            failure = Optional.of(failing.get());
        }
    }

    /** Takes over another failure without asking. */
    void fail(String why) {
        ask(false, () -> why);
    }

    CheckAnswer answer() {
        return new CheckAnswer(id, statement, asked, failure);
    }
}
