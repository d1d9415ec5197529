package org.plyspace.conformance.scenario;

import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * Reads positions for the questions asked about them. Moves are judged only in positions that can be played: elsewhere a king
 * might be captured, and no rule says what is legal then.
 */
public final class Positions {

    private Positions() {}

    /**
     * Reads a position whose moves are asked about.
     *
     * @throws org.plyspace.api.TextException if the text cannot be read
     * @throws org.plyspace.api.InvalidSetupException if it cannot be played
     */
    public static Position ofMoves(Rules rules, String text) {
        return rules.readPosition(text);
    }

    /**
     * Reads a position of which only the outcome is asked: a playable one, or one for which checkmate can be decided.
     *
     * @throws org.plyspace.api.TextException if the text cannot be read
     * @throws org.plyspace.api.InvalidSetupException if it can be neither
     */
    public static Position ofOutcome(Rules rules, String text) {
        Setup setup = rules.read(text);
        return rules.position(setup, isForOutcomeOnly(rules, setup) ? Purpose.CHECKMATE : Purpose.GAME);
    }

    /**
     * Reads the position of a case.
     *
     * @param move a move in machine form, or empty if the outcome is asked
     * @throws org.plyspace.api.TextException if the text cannot be read
     * @throws org.plyspace.api.InvalidSetupException if the question cannot be asked of it
     */
    static Position ofCase(Rules rules, String text, String move) {
        return move.isEmpty() ? ofOutcome(rules, text) : ofMoves(rules, text);
    }

    /** Whether a setup cannot be played, but has an outcome. */
    public static boolean isForOutcomeOnly(Rules rules, Setup setup) {
        return !rules.faults(setup, Purpose.GAME).isEmpty()
                && rules.faults(setup, Purpose.CHECKMATE).isEmpty();
    }
}
