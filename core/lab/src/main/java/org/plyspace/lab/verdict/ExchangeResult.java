package org.plyspace.lab.verdict;

import org.plyspace.lab.study.PieceExchange;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * The results of the games of an exchange.
 *
 * @param exchange the exchange
 * @param pairs the half points of the side with the first pieces, in pairs of games
 */
public record ExchangeResult(PieceExchange exchange, PairCounts pairs) {

    /** Scores beyond these say too little of how much more the pieces are worth. */
    private static final double LEAST_THAT_COUNTS = 0.25;

    private static final double MOST_THAT_COUNTS = 0.75;

    private static final double HALF = 0.5;

    /** Whether the score is even enough, from 25 to 75 %, to tell how much more the first pieces are worth. */
    public boolean counts() {
        return pairs.mean() >= LEAST_THAT_COUNTS && pairs.mean() <= MOST_THAT_COUNTS;
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

    /** The share of the points with its 95 % interval. */
    public Estimate score() {
        return PairStrength.of(pairs).score();
    }
}
