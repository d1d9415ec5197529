package org.plyspace.lab.numbers;

/**
 * The unit of a metric's numbers.
 *
 * @param word the unit in the words of tables and data files; that of a share says what it is a share of: {@code share of moves}
 */
public record Unit(String word) {

    private static final String SHARE = "share of ";

    public static final Unit SHARE_OF_POINTS = shareOf("points");
    public static final Unit SHARE_OF_GAMES = shareOf("games");
    public static final Unit SHARE_OF_MOVES = shareOf("moves");
    public static final Unit SHARE_OF_PLIES = shareOf("plies");
    public static final Unit SHARE_OF_CELLS = shareOf("cells");
    public static final Unit SHARE_OF_MEN = shareOf("men");
    public static final Unit SHARE_OF_POSITIONS = shareOf("positions");
    public static final Unit ELO = new Unit("Elo");
    public static final Unit PLIES = new Unit("plies");
    public static final Unit MOVES = new Unit("legal moves");
    public static final Unit DIGITS = new Unit("log10 of games");
    public static final Unit TIMES = new Unit("times a game");
    public static final Unit SCALE = new Unit("0 to 1");
    public static final Unit NATS = new Unit("nats");

    /** The factor by which a share is multiplied for display. */
    public static final double PER_CENT = 100;

    /** The unit of a share of such things. */
    public static Unit shareOf(String things) {
        return new Unit(SHARE + things);
    }

    /** Whether numbers are fractions of 1, which tables show in per cent. */
    public boolean isShare() {
        return word.startsWith(SHARE);
    }

    /**
     * The most that a number in this unit can be, from 0: 1 for shares, the plies of the longest game for plies; infinite if nothing
     * bounds it.
     *
     * @param maxPlies the number of plies after which games are cut off
     */
    public double most(int maxPlies) {
        return isShare() || equals(SCALE) ? 1 : equals(PLIES) ? maxPlies : Double.POSITIVE_INFINITY;
    }

    /** The factor by which a number is multiplied for display: 100 for shares, which are shown in per cent, otherwise 1. */
    public double factor() {
        return isShare() ? PER_CENT : 1;
    }
}
