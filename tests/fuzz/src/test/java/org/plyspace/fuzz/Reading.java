package org.plyspace.fuzz;

import org.plyspace.api.PlyspaceException;

/** Reads input as the program does, and checks the result. */
@FunctionalInterface
interface Reading {

    /**
     * Reads arbitrary bytes.
     *
     * @return whether the input contained something to accept: a legal move, a setup that is a position, a question with an
     *     answer
     * @throws PlyspaceException if the input is refused
     * @throws AssertionError if the result is wrong
     */
    boolean read(byte[] input);
}
