package org.plyspace.engine.io;

import java.io.IOException;

/** Another program, or another part of this one, holds a file or folder for itself. */
final class HeldElsewhereException extends IOException {

    private static final long serialVersionUID = 1L;

    HeldElsewhereException() {
        super("another program holds it locked");
    }
}
