package org.plyspace.lab.claim;

import org.plyspace.api.PlyspaceException;

/** A file of claims cannot be read, or a claim cannot be tested as it says; the message names the jar, the claim and the field. */
public final class ClaimException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With the reason. */
    ClaimException(String reason) {
        super(reason);
    }

    /** Of a file, or a claim in it. */
    ClaimException(String place, String reason) {
        super(place + ": " + reason);
    }
}
