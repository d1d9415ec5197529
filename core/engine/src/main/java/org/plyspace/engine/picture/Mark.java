package org.plyspace.engine.picture;

/** A mark on a square of a picture. Each has a distinct shape, so that none depends on colour. */
public enum Mark {
    /** The last move began, ended, removed or put something here. */
    LAST_MOVE("the last move"),
    /** The piece asked about stands here. */
    ORIGIN("the piece asked about"),
    /** The piece can go here. */
    TARGET("it can go here"),
    /** The piece can capture what stands here. */
    CAPTURE("it can capture here"),
    /** The piece can go or capture here, but not in the picture beside. */
    ONLY("only in this picture"),
    /** The target of a refused move. */
    AIM("where it is to go"),
    /** The path of the move runs over it. */
    PATH("the move runs over it"),
    /** A piece here is in the way. */
    BLOCKER("in the way"),
    /** A piece here attacks. */
    ATTACKER("attacks"),
    /** A royal piece in check. */
    CHECK("in check"),
    /** What keeps a setup from being a position to play. */
    FAULT("at fault");

    private final String meaning;

    Mark(String meaning) {
        this.meaning = meaning;
    }

    /** The meaning for a legend. */
    public String meaning() {
        return meaning;
    }
}
