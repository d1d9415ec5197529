package org.plyspace.api;

/** The request is wrong or names something that does not exist; repeating it unchanged cannot succeed. */
@PublicApi(usage = PublicApi.Usage.CALL)
public class UsageException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; the message says what is wrong and what is expected. */
    public UsageException(String message) {
        super(message);
    }

    /**
     * Creates the exception from a place and a reason.
     *
     * @param place the file and the place in it, such as {@code games.jsonl:3}
     * @param reason what is wrong there, and what is expected
     */
    public UsageException(String place, String reason) {
        super(place + ": " + reason);
    }
}
