package org.plyspace.cli.view;

import org.plyspace.api.PlyspaceException;

/** There is no such view of these boards. */
public final class ViewException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    ViewException(String message) {
        super(message);
    }
}
