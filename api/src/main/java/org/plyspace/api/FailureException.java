package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** What was asked for makes sense, but something that it takes failed: a rule set, an engine, a file that is damaged, a full disk. */
@PublicApi(usage = Usage.CALL)
public class FailureException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** With a message that names what failed, and says how. */
    public FailureException(String message) {
        super(message);
    }

    /**
     * With the place and the reason.
     *
     * @param place the file and what in it, such as {@code games.jsonl:3}
     * @param reason what is wrong there
     */
    public FailureException(String place, String reason) {
        super(place + ": " + reason);
    }
}
