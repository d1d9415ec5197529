package org.plyspace.lab.referee;

/** Answers the questions of docs/referee.md, one line for each. */
@FunctionalInterface
public interface Engine {

    /**
     * The answer to a question.
     *
     * @throws org.plyspace.lab.process.EngineException if there will be no more answers
     */
    String ask(String line);
}
