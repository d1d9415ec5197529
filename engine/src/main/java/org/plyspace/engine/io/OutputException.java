package org.plyspace.engine.io;

import java.io.IOException;

/** Standard output does not take any more. */
public final class OutputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what the system said. */
    public OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Whether the reader has gone, as {@code head} does when it has seen enough, so that there is no one to tell. */
    public boolean readerHasGone() {
        String message = getMessage();
        return message != null && (message.contains("Broken pipe") || message.contains("pipe is being closed"));
    }
}
