package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.api.PublicApi;

/**
 * The strength of the first player of pairs of games relative to the second, with 95 % intervals.
 *
 * @param score the first player's share of points
 * @param elo the difference in Elo at which that share is expected, 400 log10(s / (1 - s)); if all pairs were won, only the end
 *     of the interval towards 0 is finite
 * @param normalized the difference in normalised Elo: the distance of the score from one half in standard deviations of a game,
 *     times 800 / ln 10 (M. Van den Bergh, Normalized Elo, 2021); it does not depend on the share of draws
 * @param superiority the probability that the first player is stronger, given these games and no other knowledge
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record PairStrength(Estimate score, Estimate elo, Estimate normalized, double superiority) {

    /** The normalised Elo of one standard deviation of a game. */
    static final double NORMALIZED = 800 / Math.log(10);

    private static final double SCALE = 400;

    /**
     * The strength shown by pairs of games.
     *
     * @throws IllegalArgumentException if there are no pairs
     */
    public static PairStrength of(PairCounts pairs) {
        int n = pairs.pairs();
        if (n == 0) {
            throw new IllegalArgumentException("no pairs of games");
        }
        return pairs.isSweep() ? ofSweep(pairs.mean() == 1, n) : ofMixed(pairs, n);
    }

    /** The strength if all of n pairs were won: with confidence, at least this share of all pairs would be. */
    private static PairStrength ofSweep(boolean won, int n) {
        double least = Math.pow(1 - Estimates.CONFIDENCE, 1.0 / n);
        double sign = won ? 1 : -1;
        Estimate score = won ? new Estimate(1, least, 1) : new Estimate(0, 0, 1 - least);
        Estimate elo = beyond(sign, elo(Math.max(least, 0.5)));
        double spread = Math.sqrt(2 * least * (1 - least));
        Estimate normalized = beyond(sign, NORMALIZED * Math.max(0, least - 0.5) / spread);
        return new PairStrength(score, elo, normalized, won ? 1 - Math.pow(0.5, n) : Math.pow(0.5, n));
    }

    private static Estimate beyond(double sign, double least) {
        double infinite = sign * Double.POSITIVE_INFINITY;
        return sign > 0 ? new Estimate(infinite, least, infinite) : new Estimate(infinite, infinite, -least);
    }

    private static PairStrength ofMixed(PairCounts pairs, int n) {
        double mean = pairs.mean();
        double variance = pairs.variance();
        if (n == 1 || variance == 0) {
            // With one pair, or all alike, their variance is unknown.
            Estimate score = new Estimate(mean, Double.NaN, Double.NaN);
            Estimate elo = new Estimate(elo(mean), Double.NaN, Double.NaN);
            return new PairStrength(score, elo, new Estimate(Double.NaN, Double.NaN, Double.NaN), Double.NaN);
        }
        double error = Math.sqrt(variance / n);
        double t = TDistribution.of(n - 1).inverseSurvivalProbability(Estimates.TAIL);
        Estimate score = new Estimate(mean, Math.max(0, mean - t * error), Math.min(1, mean + t * error));
        Estimate elo = new Estimate(elo(mean), elo(score.low()), elo(score.high()));
        double normal = Normals.below((mean - 0.5) / error);
        return new PairStrength(score, elo, normalized(pairs, t), normal);
    }

    /**
     * The error of a mean in units of the standard deviation includes that of the deviation, through skewness and kurtosis (the
     * delta method).
     */
    private static Estimate normalized(PairCounts pairs, double t) {
        double deviations = (pairs.mean() - 0.5) / Math.sqrt(pairs.moment(2));
        double skewness = pairs.moment(3) / Math.pow(pairs.moment(2), 1.5);
        double kurtosis = pairs.moment(4) / Math.pow(pairs.moment(2), 2);
        double variance = 1 - deviations * skewness + deviations * deviations * (kurtosis - 1) / 4;
        // Deviations of pairs are smaller than those of games by a factor of the square root of two.
        double scale = NORMALIZED / Math.sqrt(2);
        return Estimate.around(scale * deviations, scale * t * Math.sqrt(variance / pairs.pairs()));
    }

    /** The difference in Elo at which a share of points is expected. */
    public static double elo(double score) {
        return SCALE * Math.log10(score / (1 - score));
    }
}
