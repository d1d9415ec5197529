package org.plyspace.lab.referee;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

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
        String error) {

    static Answer valid(String outcome, String position) {
        return new Answer(true, null, null, outcome, position, null, null, null);
    }

    static Answer invalid(String reason, String citation) {
        return new Answer(false, reason, citation, null, null, null, null, null);
    }

    static Answer moves(List<String> moves) {
        return new Answer(null, null, null, null, null, moves, null, null);
    }

    static Answer outcome(String outcome) {
        return new Answer(null, null, null, outcome, null, null, null, null);
    }

    static Answer nodes(long nodes) {
        return new Answer(null, null, null, null, null, null, nodes, null);
    }

    static Answer error(String reason) {
        return new Answer(null, null, null, null, null, null, null, reason);
    }
}
