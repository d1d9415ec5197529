package org.plyspace.cli.command;

import org.plyspace.api.PlyspaceException;

/** Arguments that cannot be meant; the message says what would be accepted. */
public final class UsageException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
