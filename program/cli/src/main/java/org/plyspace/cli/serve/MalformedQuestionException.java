package org.plyspace.cli.serve;

import org.plyspace.api.UsageException;

/** A line is not a question, or a member of it is not what is expected. */
final class MalformedQuestionException extends UsageException {

    private static final long serialVersionUID = 1L;

    private static final String FIELD = ": field ";

    private final String member;

    private MalformedQuestionException(String member, String message) {
        super(message);
        this.member = member;
    }

    /**
     * A refusal by {@link org.plyspace.engine.JsonFields}.
     *
     * @param place ends in the member, if one is at fault
     */
    static MalformedQuestionException at(String place, String reason) {
        int field = place.indexOf(FIELD);
        String member = field < 0 ? "" : place.substring(field + FIELD.length());
        return new MalformedQuestionException(member, (member.isEmpty() ? "not a question" : member) + ": " + reason);
    }

    /** A line that is no JSON object at all. */
    static MalformedQuestionException noObject(String reason) {
        return at("", reason);
    }

    /** The member that is refused, {@code moves[2]}; empty if it is the whole question. */
    String member() {
        return member;
    }
}
