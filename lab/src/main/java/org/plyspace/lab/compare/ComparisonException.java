package org.plyspace.lab.compare;

import org.plyspace.api.PlyspaceException;

/** Rule sets cannot be compared as was asked; the message says why. */
public final class ComparisonException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    ComparisonException(String message) {
        super(message);
    }
}
