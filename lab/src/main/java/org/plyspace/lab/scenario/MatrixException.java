package org.plyspace.lab.scenario;

import org.plyspace.api.PlyspaceException;

/** A file that is not a matrix; the message says why. */
public final class MatrixException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    MatrixException(String message) {
        super(message);
    }
}
