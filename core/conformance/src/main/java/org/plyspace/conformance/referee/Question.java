package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * One line to a referee.
 *
 * @param variant the setting: a rule set, with options if any
 * @param position a position's text; null for the start position
 * @param move the move to judge, in machine form; null if something else is asked
 * @param ask one of the words below; null if a move is asked about
 * @param depth the depth of a perft in plies
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Question(String variant, String position, String move, String ask, Integer depth) {

    static final String MOVES = "moves";
    static final String OUTCOME = "outcome";
    static final String PERFT = "perft";

    static Question judge(String variant, String position, String move) {
        return new Question(variant, position, move, null, null);
    }

    static Question outcome(String variant, String position) {
        return new Question(variant, position, null, OUTCOME, null);
    }

    /** The same question about another position. */
    Question about(String otherPosition) {
        return new Question(variant, otherPosition, move, ask, depth);
    }
}
