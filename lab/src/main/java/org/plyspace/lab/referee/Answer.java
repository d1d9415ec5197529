package org.plyspace.lab.referee;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;

/**
 * One line from a referee; what was not asked is null.
 *
 * @param valid whether the move is legal
 * @param reason why it is not
 * @param citation the rule that forbids it
 * @param outcome what holds after a valid move, or in the position asked about
 * @param position the position after a valid move
 * @param moves the legal moves in machine form, sorted
 * @param nodes a perft's count
 * @param error why there is no answer
 * @param type the {@link ErrorType} in one word, where there is one
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record Answer(
        Boolean valid,
        String reason,
        String citation,
        String outcome,
        String position,
        List<String> moves,
        Long nodes,
        String error,
        String type) {

    /** Whose fault it is that a question has no answer. */
    enum ErrorType {
        /** The line is no question. */
        MALFORMED,
        /** It asks for a variant, option or position that there is not. */
        REFUSED,
        /** The rule set broke. */
        FAILED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Answer valid(String outcome, String position) {
        return new Answer(true, null, null, outcome, position, null, null, null, null);
    }

    static Answer invalid(String reason, String citation) {
        return new Answer(false, reason, citation, null, null, null, null, null, null);
    }

    static Answer moves(List<String> moves) {
        return new Answer(null, null, null, null, null, moves, null, null, null);
    }

    static Answer outcome(String outcome) {
        return new Answer(null, null, null, outcome, null, null, null, null, null);
    }

    static Answer nodes(long nodes) {
        return new Answer(null, null, null, null, null, null, nodes, null, null);
    }

    static Answer error(ErrorType type, String reason) {
        return new Answer(null, null, null, null, null, null, null, reason, type.word());
    }
}
