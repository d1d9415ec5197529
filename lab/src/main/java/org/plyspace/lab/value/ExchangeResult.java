package org.plyspace.lab.value;

import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * How games of an exchange went, from the view of the side that has the first pieces more.
 *
 * @param exchange what was held against what
 * @param pairs of games with colours changed
 * @param wins of that side
 * @param draws of games, those among them that were cut off
 * @param losses of that side
 * @param cutOff how many games were ended as draws, since they were too long
 * @param plies mean length of a game, opening included
 */
public record ExchangeResult(
        PieceExchange exchange, PairCounts pairs, int wins, int draws, int losses, int cutOff, double plies) {

    private static final double HALF = 0.5;

    /** How many games there were. */
    public int games() {
        return wins + draws + losses;
    }

    /**
     * Its share of the points and what that is in Elo, with 95 % intervals.
     *
     * @throws IllegalArgumentException if there were no games
     */
    public PairStrength strength() {
        return PairStrength.of(pairs);
    }

    /** Its share of the points, half a pair of both results added, so that it is never 0 or 1. */
    double share() {
        return share(pairs);
    }

    static double share(PairCounts pairs) {
        int n = pairs.pairs();
        return n == 0 ? HALF : (n * pairs.mean() + HALF) / (n + 1);
    }

    /** The logarithm of the odds of such a share: how much more the first pieces bring than the second. */
    static double logit(double share) {
        return Math.log(share / (1 - share));
    }

    /** The variance of the logit of the share; where all pairs went alike, as if they had been won or lost. */
    double logitVariance() {
        double share = share();
        double odds = share * (1 - share);
        double spread = pairs.pairs() > 1 && pairs.variance() > 0 ? pairs.variance() : odds;
        return spread / Math.max(1, pairs.pairs()) / (odds * odds);
    }

    /** The score with its 95 % interval. */
    public Estimate score() {
        return strength().score();
    }
}
