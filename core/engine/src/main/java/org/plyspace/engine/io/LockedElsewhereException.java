package org.plyspace.engine.io;

import java.io.IOException;

/** Another program, or another part of this one, has locked a file, a folder or a name. */
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

    /** The holder of the lock, in words, as far as it is known. */
    public String holder() {
        return holder;
    }
}
