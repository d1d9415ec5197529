package org.plyspace.lab.compare;

/** A group of measures, in the order in which a comparison shows them. */
public enum Section {
    BOARD("board", false),
    START("start", false),
    PLAY("random play", false),
    ENDINGS("endings, % of games", true),
    PER_GAME("per game", false),
    MOVES("moves with a tag, % of moves", true);

    private final String title;
    private final boolean shares;

    Section(String title, boolean shares) {
        this.title = title;
        this.shares = shares;
    }

    /** What a table calls it. */
    public String title() {
        return title;
    }

    /** Whether its numbers are shares from 0 to 1, which a table shows in per cent. */
    public boolean shares() {
        return shares;
    }
}
