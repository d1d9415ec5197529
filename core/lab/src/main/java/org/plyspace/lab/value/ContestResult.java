package org.plyspace.lab.value;

import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;

/**
 * Whether the first pieces of an exchange are stronger than the second ones. The observation is the pair of games; the tests are
 * Student's t-tests of the mean of pairs against one half of the points.
 *
 * @param games the results, from the view of the side with the first pieces extra
 * @param nodes the number of nodes per move
 * @param seed the seed of the openings and of the choice of pieces to remove
 */
public record ContestResult(ExchangeResult games, int nodes, long seed) {

    private static final double EVEN = 0.5;

    /** The question that is tested. */
    public enum Test {
        /** Whether the first pieces are stronger; weaker ones are not distinguished from equal ones. */
        STRONGER,
        /** Whether one is stronger than the other, and which. */
        DIFFERENT
    }

    /** The answer to the question. */
    public enum Verdict {
        /** The first pieces are stronger. */
        STRONGER,
        /** The first pieces are weaker. */
        WEAKER,
        /**
         * The games do not settle it: such results are likely enough if both are equally strong or, in the one-sided test, if the first
         * pieces are weaker.
         */
        NOT_SETTLED
    }

    /** The share of the points of the side with the first pieces extra, 0 to 1, with its 95 % interval. */
    public Estimate score() {
        return games.score();
    }

    /**
     * The probability of evidence at least as strong as this score if both are equally strong.
     *
     * @return NaN if only one pair was played
     */
    public double p(Test test) {
        PairCounts pairs = games.pairs();
        if (test == Test.DIFFERENT) {
            return Double.isNaN(deviations()) ? Double.NaN : Math.min(1, 2 * upper(Math.abs(deviations()), pairs));
        }
        return Double.isNaN(deviations()) ? Double.NaN : upper(deviations(), pairs);
    }

    /**
     * The upper tail probability of a deviation. If all pairs had the same score, there is no deviation to measure by; each pair then
     * counts as the toss of a coin.
     */
    private static double upper(double deviations, PairCounts pairs) {
        if (Double.isInfinite(deviations)) {
            return deviations > 0 ? Math.pow(EVEN, pairs.pairs()) : 1;
        }
        return TDistribution.of(pairs.pairs() - 1.0).survivalProbability(deviations);
    }

    /** The number of standard errors by which the score exceeds one half. */
    private double deviations() {
        PairCounts pairs = games.pairs();
        double above = pairs.mean() - EVEN;
        double error = error();
        return error > 0 || Double.isNaN(error)
                ? above / error
                : above == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, above);
    }

    /** The standard error of the score; NaN for one pair, 0 if all pairs had the same score. */
    public double error() {
        return Math.sqrt(games.pairs().variance() / games.pairs().pairs());
    }

    /**
     * The probability of a score as near to one half if the true score is a given margin away from it: the larger p of two one-sided
     * tests (D. J. Schuirmann, 1987); NaN if it is unknown.
     *
     * @param margin the margin as a share of the points, above 0
     */
    public double equivalenceP(double margin) {
        PairCounts pairs = games.pairs();
        double least = margin - Math.abs(pairs.mean() - EVEN);
        if (!(error() > 0)) {
            return Double.isNaN(error()) || least > 0 ? Double.NaN : 1;
        }
        return TDistribution.of(pairs.pairs() - 1.0).survivalProbability(least / error());
    }

    /**
     * The answer to a question.
     *
     * @param level the probability of a wrong answer if both are equally strong, such as 0.05
     */
    public Verdict verdict(Test test, double level) {
        if (!(p(test) < level)) {
            return Verdict.NOT_SETTLED;
        }
        return games.pairs().mean() > EVEN ? Verdict.STRONGER : Verdict.WEAKER;
    }
}
