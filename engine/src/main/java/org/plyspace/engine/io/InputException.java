package org.plyspace.engine.io;

import org.plyspace.api.UsageException;

/** A file or standard input cannot be read, is too long, or is not what it should be; the message says where and why. */
public final class InputException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final boolean notUtf8;

    /** With a message that names the file. */
    public InputException(String message) {
        this(message, false);
    }

    /**
     * With the place and the reason.
     *
     * @param place the file and what in it, such as {@code games.jsonl:3}
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

    /** Whether it is not UTF-8, and may be a text in another encoding. */
    public boolean isNotUtf8() {
        return notUtf8;
    }
}
