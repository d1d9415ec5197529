package org.plyspace.lab.match;

import org.plyspace.api.PlyspaceException;

/** A match cannot be played as it was asked for; the message says why. */
public final class MatchException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    public MatchException(String reason) {
        super(reason);
    }
}
