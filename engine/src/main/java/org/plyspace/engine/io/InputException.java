package org.plyspace.engine.io;

import org.plyspace.api.PlyspaceException;

/** A file or standard input cannot be read, is too long, or is no text. */
public final class InputException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }
}
