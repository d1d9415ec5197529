package org.plyspace.cli.command;

import org.plyspace.api.PlyspaceException;

/** Arguments that make no sense; the message says what is expected. */
public final class UsageException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
