package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** What was asked for makes no sense or is not there: to ask for something else would help, to ask again would not. */
@PublicApi(usage = Usage.CALL)
public class UsageException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With a message that says what is wrong, and what is expected. */
    public UsageException(String message) {
        super(message);
    }

    /**
     * With the place and the reason.
     *
     * @param place the file and what in it, such as {@code games.jsonl:3}
     * @param reason what is wrong there, and what is expected
     */
    public UsageException(String place, String reason) {
        super(place + ": " + reason);
    }
}
