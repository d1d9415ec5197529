package org.plyspace.cli.uci;

import org.plyspace.api.PlyspaceException;

/** Words that the protocol has, but which make no sense here. */
final class UciException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    UciException(String message) {
        super(message);
    }
}
