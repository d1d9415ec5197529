package org.plyspace.engine.checkmate;

import java.util.List;
import org.plyspace.engine.Check;
import org.plyspace.engine.RefusedMove;

/**
 * The reason why a side is checkmated or stalemated, or what saves it.
 *
 * @param checks the checks; empty in stalemate
 * @param saving descriptions of the legal moves, sorted; empty in mate
 * @param failing the moves that would evade a check but are illegal, those of kings first
 * @param complete whether all moves were tried; false only on very large boards
 */
public record Explanation(List<Check> checks, List<String> saving, List<Evasion> failing, boolean complete) {

    /**
     * An evasion that fails.
     *
     * @param kind the kind of evasion
     * @param move the machine form
     * @param reason why it is illegal, with the rule that says so
     * @param refusal the same for programs
     */
    public record Evasion(Kind kind, String move, String reason, RefusedMove refusal) {}

    /** The kinds of evasions, in the order of the explanation. */
    public enum Kind {
        /** An attacked royal piece moves away or captures. */
        KING_MOVE,
        /** The checking piece is captured. */
        CAPTURE,
        /** A piece moves or is dropped in between. */
        INTERPOSITION,
        /** Any other move that would be legal but for the check, such as a board move. */
        OTHER
    }
}
