package org.plyspace.web.http;

import org.plyspace.api.PlyspaceException;

/** A member of a body is not what is expected. */
public final class MalformedBodyException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With the place and what is expected there. */
    public MalformedBodyException(String place, String reason) {
        super(place + ": " + reason);
    }
}
