package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * What rule sets cannot have: the one place where it is said. Contract tests refuse a rule set that breaks one with its
 * sentence.
 */
@PublicApi(usage = Usage.CALL)
public enum Limit {
    /** Marseillais, progressive and the like. */
    ONE_MOVE_A_TURN(
            "a turn is one move, and the sides alternate; rule sets with several moves a turn cannot be expressed"),
    /** Games that end by the capture of a king. */
    ROYALS_STAY(
            "a royal piece is never captured: the game ends before; a piece that may be captured must not be royal"),
    /** Games for three or four players. */
    TWO_SIDES("there are two sides, White and Black; rule sets for more players cannot be expressed"),
    /** Kriegspiel, dark chess. */
    OPEN("both sides see everything: a position's text says all that decides what is legal"),
    /** Dice, cards. */
    NO_CHANCE(
            "nothing is left to chance: the same position has the same moves, and a move the same result, every time");

    private final String sentence;

    Limit(String sentence) {
        this.sentence = sentence;
    }

    /** The limit as a sentence without full stop. */
    public String sentence() {
        return sentence;
    }
}
