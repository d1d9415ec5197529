package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** Standard output accepts no more. */
public final class OutputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception from the system's error. */
    public OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Whether the reader has closed the pipe, as {@code head} does, so that there is nobody to inform. */
    public boolean readerHasGone() {
        String message = getMessage();
        return message != null
                && (message.contains("Broken pipe")
                        || message.contains("pipe is being closed")
                        || message.equals(systemsWordForIt()));
    }

    /** The system's message for a broken pipe, in the user's language. */
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
