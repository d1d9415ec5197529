package org.plyspace.lab.process;

import org.plyspace.api.PlyspaceException;

/** Another program does not answer any more; the message says what it did instead. */
public final class EngineException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    EngineException(String message) {
        super(message);
    }
}
