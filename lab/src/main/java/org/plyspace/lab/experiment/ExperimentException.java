package org.plyspace.lab.experiment;

import org.plyspace.api.PlyspaceException;

/** An experiment cannot be what was asked for, or a store of its games is refused; the message says what, why and what would do. */
public final class ExperimentException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    public ExperimentException(String reason) {
        super(reason);
    }

    /** Of a file, or something in it. */
    public ExperimentException(String place, String reason) {
        super(place + ": " + reason);
    }
}
