package org.plyspace.engine;

import org.plyspace.api.UsageException;

/** The variant asked for is not there: unknown, refused, or misspelt. */
public class VariantException extends UsageException {

    private static final long serialVersionUID = 1L;

    public VariantException(String message) {
        super(message);
    }
}
