package org.plyspace.engine.replay;

import org.plyspace.api.PlyspaceException;

/** A game's text that cannot be taken apart. */
public final class ReplayException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public ReplayException(String message) {
        super(message);
    }
}
