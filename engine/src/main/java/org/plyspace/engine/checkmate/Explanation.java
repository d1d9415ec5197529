package org.plyspace.engine.checkmate;

import java.util.List;
import org.plyspace.engine.Check;
import org.plyspace.engine.RefusedMove;

/**
 * Why a side in check is mated or one out of check has no legal move, or what saves it.
 *
 * @param checks who gives check; none in stalemate
 * @param saving the legal moves described, sorted; empty if it is mate
 * @param failing the moves that would evade a check but are illegal, kings' first
 * @param complete whether all moves were looked at; false only on very large boards
 */
public record Explanation(List<Check> checks, List<String> saving, List<Evasion> failing, boolean complete) {

    public Explanation {
        checks = List.copyOf(checks);
        saving = List.copyOf(saving);
        failing = List.copyOf(failing);
    }

    /**
     * An evasion that fails.
     *
     * @param kind what it tries
     * @param move in machine form
     * @param reason why it is illegal, and which rule says so
     * @param refusal the same for programs
     */
    public record Evasion(Kind kind, String move, String reason, RefusedMove refusal) {}

    /** What a side in check may try, in the order of telling. */
    public enum Kind {
        /** A royal piece that is attacked steps away, or takes. */
        KING_MOVE,
        /** The piece that gives check is captured. */
        CAPTURE,
        /** A piece is put in between. */
        INTERPOSITION,
        /** Anything else that would be legal but for the check, such as a move of a board. */
        OTHER
    }
}
