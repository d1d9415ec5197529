package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyspace.engine.RefusedMove;

/**
 * One line from a referee; what was not asked is null.
 *
 * @param valid whether the move is legal
 * @param kind what kind of rule forbids it, as {@link RefusedMove#kind()}
 * @param reason why it is not
 * @param citation the rule that forbids it
 * @param cells the squares concerned by the part they play, as {@link RefusedMove#cells()}
 * @param remark what made a legal move possible, where the rules have something to say of it
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
        String kind,
        String reason,
        String citation,
        Map<String, List<String>> cells,
        String remark,
        String outcome,
        String position,
        List<String> moves,
        Long nodes,
        String error,
        String type) {

    /** Whose fault it is that a question has no answer. */
    enum ErrorType {
        /** The line is not a question. */
        MALFORMED,
        /** It asks for a variant, option or position that there is not. */
        REFUSED,
        /** The rule set broke. */
        FAILED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A legal move; the remark may be empty. */
    static Answer valid(String remark, String outcome, String position) {
        String said = remark.isEmpty() ? null : remark;
        return new Answer(true, null, null, null, null, said, outcome, position, null, null, null, null);
    }

    static Answer invalid(RefusedMove refused) {
        return new Answer(
                false,
                refused.kind(),
                refused.reason(),
                refused.citation(),
                refused.cells(),
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** A text that is not a move. */
    static Answer unreadable(String reason) {
        return new Answer(false, null, reason, null, null, null, null, null, null, null, null, null);
    }

    static Answer moves(List<String> moves) {
        return new Answer(null, null, null, null, null, null, null, null, moves, null, null, null);
    }

    static Answer outcome(String outcome) {
        return new Answer(null, null, null, null, null, null, outcome, null, null, null, null, null);
    }

    static Answer nodes(long nodes) {
        return new Answer(null, null, null, null, null, null, null, null, null, nodes, null, null);
    }

    static Answer error(ErrorType type, String reason) {
        return new Answer(null, null, null, null, null, null, null, null, null, null, reason, type.word());
    }
}
