package org.plyspace.lab.metric;

/** What a metric's number counts. */
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

    /** What a share is multiplied with to be shown. */
    public static final double PER_CENT = 100;

    private final String word;
    private final boolean share;

    Unit(String word, boolean share) {
        this.word = word;
        this.share = share;
    }

    /** As tables and data files write it. */
    public String word() {
        return word;
    }

    /** Whether it is a fraction of 1, which tables show in per cent. */
    public boolean isShare() {
        return share;
    }

    /** What a number is multiplied with to be shown: a share in per cent, all others as they are. */
    public double factor() {
        return share ? PER_CENT : 1;
    }
}
