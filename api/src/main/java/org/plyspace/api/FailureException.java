package org.plyspace.api;

/** A sensible request failed for a reason outside it: a faulty rule set or engine, a damaged file, a full disk. */
@PublicApi(usage = PublicApi.Usage.CALL)
public class FailureException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; the message names what failed and says how. */
    public FailureException(String message) {
        super(message);
    }

    /**
     * Creates the exception from a place and a reason.
     *
     * @param place the file and the place in it, such as {@code games.jsonl:3}
     * @param reason what is wrong there
     */
    public FailureException(String place, String reason) {
        super(place + ": " + reason);
    }
}
