package org.plyspace.api;

/**
 * A number that a rule set counts in its games, beside those that every rule set has. Immutable; shared between threads.
 *
 * @param name a short name in lower case, unique among the rule set's metrics, for tables and, after {@code own:}, for files and the
 *     command line: {@code king walks}
 * @param meaning one sentence
 * @param source who defined it: a citation
 * @param kind how the amounts of games make a number
 * @param unit the unit, in lower case: of a {@link Kind#SHARE} what it is a share of, such as {@code moves}; of a {@link Kind#MEAN} or a
 *     {@link Kind#RATIO} what is counted, such as {@code plies}. Shares of games have {@code games}
 * @param reading counts it in a game
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record GameMetric(String name, String meaning, String source, Kind kind, String unit, Reading reading) {

    /** The unit of {@link Kind#GAMES}. */
    public static final String GAMES = "games";

    /** How the amounts of games make a number, and its interval. */
    public enum Kind {
        /** The share of games in which something is the case: the amount is from 0 to 1, of 1. */
        GAMES,
        /** The share of moves, men or the like: the part of a whole, summed over games; no part is larger than its whole. */
        SHARE,
        /** The mean over games: the amount is any finite number, of 1. */
        MEAN,
        /** The sum over all games divided by another sum: both amounts are finite, the second is above 0. */
        RATIO
    }

    /** Counts a metric in games. Stateless, or safe for many threads. */
    @FunctionalInterface
    @PublicApi(usage = PublicApi.Usage.IMPLEMENT)
    public interface Reading {

        /** The amount in a game; the same game always gives the same. {@link Amount#NONE} if the game has no data. */
        Amount of(MeasuredGame game);
    }

    /**
     * What a game contributes.
     *
     * @param part what is counted
     * @param whole what it is a part of; 0 if the game contributes nothing
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record Amount(double part, double whole) {

        /** No data from this game. */
        public static final Amount NONE = new Amount(0, 0);

        /** A number of the whole game. */
        public static Amount of(double number) {
            return new Amount(number, 1);
        }

        /** 1 if something is the case in the game, else 0. */
        public static Amount of(boolean isTheCase) {
            return of(isTheCase ? 1 : 0);
        }
    }

    /** A share of games. */
    public static GameMetric ofGames(String name, String meaning, String source, Reading reading) {
        return new GameMetric(name, meaning, source, Kind.GAMES, GAMES, reading);
    }

    /** Whether an amount is one that games can have by the kind. */
    public boolean accepts(Amount amount) {
        double part = amount.part;
        double whole = amount.whole;
        if (whole == 0) {
            return part == 0;
        }
        boolean isFinite = Double.isFinite(part) && Double.isFinite(whole) && whole > 0;
        return isFinite
                && switch (kind) {
                    case GAMES -> whole == 1 && part >= 0 && part <= 1;
                    case SHARE -> part >= 0 && part <= whole;
                    case MEAN -> whole == 1;
                    case RATIO -> true;
                };
    }
}
