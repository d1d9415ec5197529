package org.plyspace.search;

import org.plyspace.api.PlyspaceException;

/** A text that asks for a machine which there is not. */
public final class ChooserException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With what was asked for, why there is none such, and what there is. */
    public ChooserException(String message) {
        super(message);
    }
}
