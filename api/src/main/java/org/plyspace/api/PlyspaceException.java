package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** Something from outside was refused; the message is for people and says what, where, why and what would do. */
@PublicApi(usage = Usage.CALL)
public abstract class PlyspaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected PlyspaceException(String message) {
        super(message);
    }
}
