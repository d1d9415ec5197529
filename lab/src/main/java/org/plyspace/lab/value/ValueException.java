package org.plyspace.lab.value;

import org.plyspace.api.PlyspaceException;

/** The worth of pieces cannot be measured as it was asked for; the message says why. */
public final class ValueException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    public ValueException(String reason) {
        super(reason);
    }
}
