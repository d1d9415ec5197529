package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * One line to a referee.
 *
 * @param variant the rule set, with options if any
 * @param position a position's text; null for the start position
 * @param move a move to be judged, in machine form; null if something else is asked
 * @param ask one of the words below; null if a move is to be judged
 * @param depth of a perft
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
}
