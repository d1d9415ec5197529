package org.plyspace.lab.claim;

/**
 * How many of the games that claims ask for are played.
 *
 * @param quick whether to play only a few games for each test, and exchanges with a tenth of the nodes
 * @param share the share of the games that claims ask for, 0 for none to 1 for all
 * @param seed the seed of all random choices
 */
public record ClaimSizes(boolean quick, double share, long seed) {

    /** Games of each setting in a quick look. */
    public static final int QUICK_GAMES = 16;
    /** Games that a judge evaluates in a quick look. */
    public static final int QUICK_JUDGED = 4;
    /** Pairs of games of each contest in a quick look. */
    public static final int QUICK_PAIRS = 12;
    /** Games of each exchange in a quick look. */
    public static final int QUICK_EXCHANGE = 12;
    /** The divisor of the nodes of contests and exchanges in a quick look. */
    public static final int QUICK_NODES = 10;

    private static final int FEWEST = 2;

    /** Whether no games are played. */
    boolean withoutGames() {
        return share == 0;
    }

    int games(MetricTest test) {
        return limited(test.games(), test.judged() ? QUICK_JUDGED : QUICK_GAMES);
    }

    ContestTest of(ContestTest test) {
        return new ContestTest(
                test.setting(),
                test.baseline(),
                test.first(),
                test.second(),
                limited(test.games(), QUICK_PAIRS),
                nodes(test.nodes()),
                test.claimed());
    }

    ValueTest of(ValueTest test) {
        int games = Math.max(2 * FEWEST, limited(test.games(), QUICK_EXCHANGE)) / 2 * 2;
        return new ValueTest(test.setting(), test.piece(), games, nodes(test.nodes()), test.claimed());
    }

    private int limited(int wanted, int quickly) {
        if (withoutGames()) {
            return 0;
        }
        int games = (int) Math.ceil(wanted * share);
        return Math.max(FEWEST, quick ? Math.min(games, quickly) : games);
    }

    private int nodes(int wanted) {
        return quick ? Math.max(1, wanted / QUICK_NODES) : wanted;
    }
}
