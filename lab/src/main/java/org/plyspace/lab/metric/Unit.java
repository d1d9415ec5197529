package org.plyspace.lab.metric;

/** The unit of a metric's numbers. */
public enum Unit {
    SHARE_OF_POINTS("share of points", true),
    SHARE_OF_GAMES("share of games", true),
    SHARE_OF_MOVES("share of moves", true),
    SHARE_OF_PLIES("share of plies", true),
    SHARE_OF_CELLS("share of cells", true),
    SHARE_OF_MEN("share of men", true),
    SHARE_OF_POSITIONS("share of positions", true),
    ELO("Elo", false),
    PLIES("plies", false),
    MOVES("legal moves", false),
    DIGITS("log10 of games", false),
    TIMES("times a game", false),
    SCALE("0 to 1", false),
    NATS("nats", false);

    /** The factor by which a share is multiplied for display. */
    public static final double PER_CENT = 100;

    private final String word;
    private final boolean share;

    Unit(String word, boolean share) {
        this.word = word;
        this.share = share;
    }

    /** The unit in the words of tables and data files. */
    public String word() {
        return word;
    }

    /** Whether numbers are fractions of 1, which tables show in per cent. */
    public boolean isShare() {
        return share;
    }

    /** The factor by which a number is multiplied for display: 100 for shares, which are shown in per cent, otherwise 1. */
    public double factor() {
        return share ? PER_CENT : 1;
    }
}
