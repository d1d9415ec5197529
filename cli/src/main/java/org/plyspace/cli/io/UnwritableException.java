package org.plyspace.cli.io;

import org.plyspace.api.PlyspaceException;

/** A file cannot be written. */
public final class UnwritableException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    UnwritableException(String message) {
        super(message);
    }
}
