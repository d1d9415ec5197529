package org.plyspace.fuzz;

import org.plyspace.api.PlyspaceException;

/** Reads what somebody wrote as the program does, and holds what comes of it. */
@FunctionalInterface
interface Reading {

    /**
     * Reads any bytes.
     *
     * @return whether there was something to accept in them: a legal move, a setup that can be played, a question with an answer
     * @throws PlyspaceException if they are refused
     * @throws AssertionError if what was read is not what it should be
     */
    boolean read(byte[] input);
}
