package org.plyspace.engine.io;

import java.io.IOException;

/** A file is not what this program read or wrote last: another program has written it since. It was left as it is. */
public final class FileChangedException extends IOException {

    private static final long serialVersionUID = 1L;

    FileChangedException() {
        super("another program has changed it, and what is in it now is left as it is");
    }
}
