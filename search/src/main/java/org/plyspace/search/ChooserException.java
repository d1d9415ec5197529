package org.plyspace.search;

import org.plyspace.api.PlyspaceException;

/** A text that asks for a machine which there is not. */
public final class ChooserException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    ChooserException(String message) {
        super(message);
    }
}
