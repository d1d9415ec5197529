package org.plyspace.endgame;

import java.io.Serial;
import org.plyspace.api.UsageException;

/** Thrown when tables do not have a position; the message says why. */
public final class NoTableException extends UsageException {

    @Serial
    private static final long serialVersionUID = 1L;

    NoTableException(String message) {
        super(message);
    }
}
