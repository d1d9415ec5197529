package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

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
        return message != null
                && (message.contains("Broken pipe")
                        || message.contains("pipe is being closed")
                        || message.equals(systemsWordForIt()));
    }

    /** What this system says of a pipe that nobody reads: in the user's language, not in English. */
    private static String systemsWordForIt() {
        try {
            Pipe pipe = Pipe.open();
            try (Pipe.SinkChannel unread = pipe.sink()) {
                pipe.source().close();
                unread.write(ByteBuffer.allocate(1));
            }
            return "";
        } catch (IOException said) {
            return said.getMessage();
        }
    }
}
