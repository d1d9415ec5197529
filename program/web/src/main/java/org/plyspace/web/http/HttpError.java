package org.plyspace.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.PlyspaceException;

/** A request that fails, with the error to answer it with. */
public final class HttpError extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    private final ErrorType type;
    private final transient Map<String, Object> more;

    /** Creates an error with a sentence for people. */
    public HttpError(ErrorType type, String message) {
        this(type, message, Map.of());
    }

    /**
     * Creates an error with a sentence for people, and more members for programs.
     *
     * @param more members of the answer, to be written as JSON
     */
    public HttpError(ErrorType type, String message, Map<String, Object> more) {
        super(message);
        this.type = type;
        this.more = Map.copyOf(more);
    }

    /** The error for a member of a body or message that is not as expected. */
    public static HttpError malformed(String place, String reason) {
        return new HttpError(ErrorType.MALFORMED, place + ": " + reason);
    }

    /** The type of the error. */
    public ErrorType type() {
        return type;
    }

    /** The members for programs. */
    public Map<String, Object> details() {
        return more;
    }

    /** The answer, to be written as JSON. */
    public Map<String, Object> answer() {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("error", getMessage());
        answer.put("type", type.word());
        answer.putAll(more);
        return answer;
    }
}
