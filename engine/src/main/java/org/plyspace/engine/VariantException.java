package org.plyspace.engine;

import org.plyspace.api.PlyspaceException;

/** A variant was asked for that cannot be had: unknown, refused, failing, or written wrongly. */
public class VariantException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public VariantException(String message) {
        super(message);
    }
}
