package org.plyspace.engine.io;

import java.io.IOException;

/** Another program, or another part of this one, holds a file, a folder or a name for itself. */
public final class LockedElsewhereException extends IOException {

    private static final long serialVersionUID = 1L;

    private final String holder;

    LockedElsewhereException() {
        this("another program");
    }

    LockedElsewhereException(String holder) {
        super(holder + " holds it locked");
        this.holder = holder;
    }

    /** Who holds it, in words, as far as is known. */
    public String holder() {
        return holder;
    }
}
