package org.plyspace.lab.value;

import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * The results of the games of an exchange, from the view of the side with the first pieces extra.
 *
 * @param exchange the exchange
 * @param pairs the scores of pairs of games with colours changed
 * @param wins the wins of that side
 * @param draws the drawn games, including those that were cut off
 * @param losses the losses of that side
 * @param cutOff the number of games ended as draws because they were too long
 * @param plies the mean length of a game in plies, opening included
 */
public record ExchangeResult(
        PieceExchange exchange, PairCounts pairs, int wins, int draws, int losses, int cutOff, double plies) {

    private static final double HALF = 0.5;

    /** The number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /**
     * That side's share of the points and the difference in Elo, with 95 % intervals.
     *
     * @throws IllegalArgumentException if there were no games
     */
    public PairStrength strength() {
        return PairStrength.of(pairs);
    }

    /** That side's share of the points, after half a pair of either result is added so that it is never 0 or 1. */
    double share() {
        return share(pairs);
    }

    static double share(PairCounts pairs) {
        int n = pairs.pairs();
        return n == 0 ? HALF : (n * pairs.mean() + HALF) / (n + 1);
    }

    /** The log odds of a share: how much more the first pieces contribute than the second. */
    static double logit(double share) {
        return Math.log(share / (1 - share));
    }

    /**
     * The variance of the logit of the share. If all pairs had the same score, it is that of pairs that are each won or lost outright.
     */
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
