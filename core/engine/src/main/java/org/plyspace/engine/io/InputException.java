package org.plyspace.engine.io;

import org.plyspace.api.UsageException;

/** A file or standard input cannot be read, is too long, or has invalid content; the message says where and why. */
public final class InputException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final boolean notUtf8;

    /** Creates the exception; the message names the file. */
    public InputException(String message) {
        this(message, false);
    }

    /**
     * Creates the exception from a place and a reason.
     *
     * @param place the file and the place in it, such as {@code games.jsonl:3}
     * @param reason what is wrong there, and what is expected
     */
    public InputException(String place, String reason) {
        this(place + ": " + reason, false);
    }

    private InputException(String message, boolean notUtf8) {
        super(message);
        this.notUtf8 = notUtf8;
    }

    static InputException notUtf8(String message) {
        return new InputException(message, true);
    }

    /** Whether the input is not UTF-8 and may have another encoding. */
    public boolean isNotUtf8() {
        return notUtf8;
    }
}
