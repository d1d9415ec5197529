package org.plyspace.api;

/** What rule sets cannot do. Contract tests refuse a rule set that exceeds a limit, quoting its sentence. */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Limit {
    /** Excludes Marseillais, progressive and similar chess. */
    ONE_MOVE_A_TURN(
            "a turn is one move, and the sides alternate; rule sets with several moves a turn cannot be expressed"),
    /** Excludes games that end by the capture of a king. */
    ROYALS_STAY(
            "a royal piece is never captured: the game ends before; a piece that may be captured must not be royal"),
    /** Excludes games for three or four players. */
    TWO_SIDES("there are two sides, White and Black; rule sets for more players cannot be expressed"),
    /** Excludes Kriegspiel and dark chess. */
    OPEN("both sides see everything: a position's text says all that decides what is legal"),
    /** Excludes dice and cards. */
    NO_CHANCE(
            "nothing is left to chance: the same position has the same moves, and a move the same result, every time");

    private final String sentence;

    Limit(String sentence) {
        this.sentence = sentence;
    }

    /** The limit as a sentence without a full stop. */
    public String sentence() {
        return sentence;
    }
}
