package org.plyspace.engine;

import org.plyspace.api.PlyspaceException;

/** The variant asked for is not available: unknown, refused, failing, or misspelt. */
public class VariantException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public VariantException(String message) {
        super(message);
    }
}
