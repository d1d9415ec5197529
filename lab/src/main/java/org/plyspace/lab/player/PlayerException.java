package org.plyspace.lab.player;

import org.plyspace.api.PlyspaceException;

/** A machine failed: it loses the game. The message says what it did. */
public final class PlayerException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With what it did, such as {@code "the engine did not answer within 5 s"}. */
    public PlayerException(String reason) {
        super(reason);
    }
}
