package org.plyspace.engine.io;

import java.io.IOException;

/** A file differs from what this program last read or wrote: another program has changed it since. It was left unchanged. */
public final class FileChangedException extends IOException {

    private static final long serialVersionUID = 1L;

    FileChangedException() {
        super("another program has changed it, and what is in it now is left as it is");
    }
}
