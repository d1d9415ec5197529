package org.plyspace.vectors;

import org.plyspace.api.PlyspaceException;

/** A line that says nothing that could be checked. */
public final class VectorException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    VectorException(String message) {
        super(message);
    }
}
