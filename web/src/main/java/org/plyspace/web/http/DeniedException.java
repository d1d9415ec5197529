package org.plyspace.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.PlyspaceException;

/** A request that is not answered as asked. */
public final class DeniedException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    private final DenialType type;
    private final transient Map<String, Object> more;

    /** With a sentence for people. */
    public DeniedException(DenialType type, String message) {
        this(type, message, Map.of());
    }

    /**
     * With a sentence for people, and what programs are told beside.
     *
     * @param more members of the answer, to be written as JSON
     */
    public DeniedException(DenialType type, String message, Map<String, Object> more) {
        super(message);
        this.type = type;
        this.more = Map.copyOf(more);
    }

    /** Why. */
    public DenialType type() {
        return type;
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
