package org.plyspace.lab.referee;

/** Somebody who answers questions of docs/referee.md, a line for a line. */
@FunctionalInterface
public interface Engine {

    /**
     * The answer to a question.
     *
     * @throws EngineException if there will be no more answers
     */
    String ask(String line);
}
