package org.plyspace.engine.picture;

/** What can be said of a square in a picture. Each has a shape of its own, so that none needs colour to be told apart. */
public enum Mark {
    /** The last move began, ended, removed or put something here. */
    LAST_MOVE("the last move"),
    /** The piece that is asked about. */
    ORIGIN("the piece asked about"),
    /** It can go here. */
    TARGET("it can go here"),
    /** It can capture what stands here. */
    CAPTURE("it can capture here"),
    /** It can go or capture here, and not in the picture beside. */
    ONLY("only in this picture"),
    /** Where a move that is refused was to go. */
    AIM("where it is to go"),
    /** The move in question runs over it. */
    PATH("the move runs over it"),
    /** What stands here is in the way. */
    BLOCKER("in the way"),
    /** What stands here attacks. */
    ATTACKER("attacks"),
    /** A royal piece in check. */
    CHECK("in check");

    private final String meaning;

    Mark(String meaning) {
        this.meaning = meaning;
    }

    /** For a legend. */
    public String meaning() {
        return meaning;
    }
}
