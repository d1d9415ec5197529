package org.plyspace.web.http;

/** Why a request is not answered as asked, in one word for programs (docs/page-api.md). */
public enum ErrorType {
    /** A parameter or the body is not what is expected. */
    MALFORMED("malformed", 400),
    /** The server was opened for other machines, and the token is missing. */
    TOKEN("token", 401),
    /** The request comes from another site than the page. */
    ORIGIN("origin", 403),
    /** There is no such thing. */
    MISSING("missing", 404),
    /** The path is there, and is asked otherwise. */
    METHOD("method", 405),
    /** A change for another ply than the game's. */
    STALE("stale", 409),
    /** More than is read, or drawn. */
    TOO_LARGE("tooLarge", 413),
    /** A body that is not JSON. */
    JSON("json", 415),
    /** The address is not this server's. */
    HOST("host", 421),
    /** Well-formed, and the rules or the program refuse it. */
    REFUSED("refused", 422),
    /** A move that is illegal or unreadable. */
    ILLEGAL("illegal", 422),
    /** An attempt that fits several legal moves. */
    CHOICE("choice", 422),
    /** A limit is reached. */
    BUSY("busy", 429),
    /** A rule set broke, or the program did. */
    FAILED("failed", 500),
    /** A rule set did not answer in time, or is asked no more since it did not. */
    OVERDUE("overdue", 504);

    private final String word;
    private final int status;

    ErrorType(String word, int status) {
        this.word = word;
        this.status = status;
    }

    /** The word for it in answers. */
    public String word() {
        return word;
    }

    /** The status of HTTP that goes with it. */
    public int status() {
        return status;
    }
}
