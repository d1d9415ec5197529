package org.plyspace.cli.io;

import org.plyspace.api.PlyspaceException;

/** A file or standard input cannot be read, or is too long. */
public final class InputException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }
}
