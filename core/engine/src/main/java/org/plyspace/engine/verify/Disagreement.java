package org.plyspace.engine.verify;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.plyspace.engine.RefusedMove;

/**
 * A statement of a line that contradicts the rules, for programs (docs/json.md).
 *
 * @param of the subject: {@code check}, {@code outcome}, {@code perft} or {@code move}
 * @param depth the plies of a perft count
 * @param move the move as the line writes it, or in machine form if the line lacks it
 * @param file what the line says: whether there is a check or the move is legal, the outcome, a count
 * @param rules what the rules say; null for a count that was not completed
 * @param refusal why a move of the line is illegal, if moves are judged
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Disagreement(
        String of,
        Integer depth,
        String move,
        Object file,
        Object rules,
        @JsonUnwrapped RefusedMove refusal) {

    static Disagreement check(boolean file, boolean rules) {
        return new Disagreement("check", null, null, file, rules, null);
    }

    static Disagreement outcome(String file, String rules) {
        return new Disagreement("outcome", null, null, file, rules, null);
    }

    static Disagreement perft(int depth, long file, Long rules) {
        return new Disagreement("perft", depth, null, file, rules, null);
    }

    /** A move that the line lists although it is not legal. */
    static Disagreement wrong(String move, RefusedMove refusal) {
        return new Disagreement("move", null, move, true, false, refusal);
    }

    /** A legal move that the line lacks. */
    static Disagreement missing(String move) {
        return new Disagreement("move", null, move, false, true, null);
    }
}
