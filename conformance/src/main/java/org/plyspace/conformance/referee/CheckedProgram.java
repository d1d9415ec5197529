package org.plyspace.conformance.referee;

/** Answers the questions of docs/referee.md, one line for each. */
@FunctionalInterface
public interface CheckedProgram {

    /**
     * The answer to a question.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if there will be no more answers
     */
    String ask(String line);
}
