package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.RefusedMove;

/**
 * One line from a referee; members that were not asked for are null.
 *
 * @param valid whether the move is legal
 * @param kind the kind of rule that forbids it, as {@link RefusedMove#kind()}
 * @param reason why it is illegal
 * @param citation the rule that forbids it
 * @param cells the squares concerned, by role, as {@link RefusedMove#cells()}
 * @param remark what makes a legal move possible, if the rules remark on it
 * @param outcome the outcome after a valid move, or in the position asked about
 * @param position the position after a valid move
 * @param moves the legal moves in machine form, sorted
 * @param nodes the count of a perft
 * @param error why the question has no answer
 * @param type the {@link Referee.ErrorType} of an error in one word
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

    /** A legal move; the remark may be empty. */
    static Answer valid(String remark, String outcome, String position) {
        String remarkOrNull = remark.isEmpty() ? null : remark;
        return new Answer(true, null, null, null, null, remarkOrNull, outcome, position, null, null, null, null);
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

    static Answer error(Referee.ErrorType type, String reason) {
        return new Answer(null, null, null, null, null, null, null, null, null, null, reason, type.word());
    }
}
