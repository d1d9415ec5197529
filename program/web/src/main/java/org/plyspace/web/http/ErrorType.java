package org.plyspace.web.http;

/** The reason why a request fails, in one word for programs (docs/page-api.md). */
public enum ErrorType {
    /** A parameter or the body is not as expected. */
    MALFORMED("malformed", 400),
    /** The server was opened for other machines, and the token is missing. */
    TOKEN("token", 401),
    /** The request comes from another site than the page. */
    ORIGIN("origin", 403),
    /** The link to a game opens nothing, or not the seat that the change is for. */
    SEAT("seat", 403),
    /** What the request names does not exist. */
    MISSING("missing", 404),
    /** The path exists, but not for this method. */
    METHOD("method", 405),
    /** A change meant for another ply than the game's current one. */
    STALE("stale", 409),
    /** More than the server reads or draws. */
    TOO_LARGE("tooLarge", 413),
    /** A body that is not JSON. */
    JSON("json", 415),
    /** The address is not this server's. */
    HOST("host", 421),
    /** A well-formed request that the rules or the program refuse. */
    REFUSED("refused", 422),
    /** A move that is illegal or unreadable. */
    ILLEGAL("illegal", 422),
    /** An attempt that fits several legal moves. */
    CHOICE("choice", 422),
    /** A limit is reached. */
    BUSY("busy", 429),
    /** A rule set or the program failed. */
    FAILED("failed", 500),
    /** A rule set did not answer in time, or is no longer called because it did not. */
    OVERDUE("overdue", 504);

    private final String word;
    private final int status;

    ErrorType(String word, int status) {
        this.word = word;
        this.status = status;
    }

    /** The word for this type in answers. */
    public String word() {
        return word;
    }

    /** The HTTP status of this type. */
    public int status() {
        return status;
    }
}
