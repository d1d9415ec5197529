package org.plyspace.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How much stronger the first player of pairs of games is than the second, with 95 % intervals.
 *
 * @param score its share of the points
 * @param elo the difference in Elo at which such a share is expected, 400 log10(s / (1 - s)); where all pairs were won, only the end
 *     of the interval towards 0 is a number
 * @param normalized the same in normalised Elo: how many standard deviations of a game the score lies over one half, times 800 / ln 10
 *     (M. Van den Bergh, Normalized Elo, 2021); it does not depend on how many games are drawn
 * @param superiority how likely it is to be stronger, given these games and no other knowledge
 */
public record PairStrength(Estimate score, Estimate elo, Estimate normalized, double superiority) {

    /** Normalised Elo of one standard deviation of a game. */
    static final double NORMALIZED = 800 / Math.log(10);

    private static final double TAIL = (1 - Estimates.CONFIDENCE) / 2;
    private static final double SCALE = 400;

    /**
     * Of pairs that were played.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static PairStrength of(PairCounts pairs) {
        int n = pairs.pairs();
        if (n == 0) {
            throw new IllegalArgumentException("no pairs of games");
        }
        return pairs.isSweep() ? ofSweep(pairs.mean() == 1, n) : ofMixed(pairs, n);
    }

    /** If not even one pair was lost in n, this many of all pairs are won at least. */
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
            // One pair, or all alike: nothing is known of how much they vary.
            Estimate score = new Estimate(mean, Double.NaN, Double.NaN);
            Estimate elo = new Estimate(elo(mean), Double.NaN, Double.NaN);
            return new PairStrength(score, elo, new Estimate(Double.NaN, Double.NaN, Double.NaN), Double.NaN);
        }
        double error = Math.sqrt(variance / n);
        double t = TDistribution.of(n - 1).inverseSurvivalProbability(TAIL);
        Estimate score = new Estimate(mean, Math.max(0, mean - t * error), Math.min(1, mean + t * error));
        Estimate elo = new Estimate(elo(mean), elo(score.low()), elo(score.high()));
        double normal = NormalDistribution.of(0, 1).cumulativeProbability((mean - 0.5) / error);
        return new PairStrength(score, elo, normalized(pairs, t), normal);
    }

    /** The error of a mean in standard deviations takes in that of the deviation, by skewness and kurtosis (the delta method). */
    private static Estimate normalized(PairCounts pairs, double t) {
        double deviations = (pairs.mean() - 0.5) / Math.sqrt(pairs.moment(2));
        double skewness = pairs.moment(3) / Math.pow(pairs.moment(2), 1.5);
        double kurtosis = pairs.moment(4) / Math.pow(pairs.moment(2), 2);
        double variance = 1 - deviations * skewness + deviations * deviations * (kurtosis - 1) / 4;
        // Deviations of pairs are smaller than those of games by the root of two.
        double scale = NORMALIZED / Math.sqrt(2);
        return Estimate.around(scale * deviations, scale * t * Math.sqrt(variance / pairs.pairs()));
    }

    /** The difference in Elo at which a share of the points is expected. */
    public static double elo(double score) {
        return SCALE * Math.log10(score / (1 - score));
    }
}
