package org.plyspace.lab.value;

import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;

/**
 * Whether the first pieces of an exchange are stronger than the second ones. The observation is the pair of games; tests are Student's, of
 * the mean of pairs against one half of the points.
 *
 * @param games how they went, from the view of the side that has the first pieces more
 * @param nodes how many moves the search made before each of a game's
 * @param seed of openings and of what was taken off
 */
public record ContestResult(ExchangeResult games, int nodes, long seed) {

    private static final double EVEN = 0.5;

    /** What is asked. */
    public enum Test {
        /** Whether the first pieces are stronger; that they are weaker is not told from that they are as strong. */
        STRONGER,
        /** Whether one is stronger than the other, and which. */
        DIFFERENT
    }

    /** What games say to a question. */
    public enum Verdict {
        /** The first pieces are stronger. */
        STRONGER,
        /** They are weaker. */
        WEAKER,
        /** The games are as they could well be if both were as strong, or, one-sided, the first ones weaker. */
        NOT_SETTLED
    }

    /** The share of the points of the side that has the first pieces, 0 to 1, with its 95 % interval. */
    public Estimate score() {
        return games.score();
    }

    /**
     * How likely a score like this or one that says more is, if both are as strong.
     *
     * @return NaN if one pair alone was played
     */
    public double p(Test test) {
        PairCounts pairs = games.pairs();
        if (test == Test.DIFFERENT) {
            return Double.isNaN(deviations()) ? Double.NaN : Math.min(1, 2 * upper(Math.abs(deviations()), pairs));
        }
        return Double.isNaN(deviations()) ? Double.NaN : upper(deviations(), pairs);
    }

    /** Where all pairs went alike there is no deviation, and a coin that is thrown for each pair is the measure. */
    private static double upper(double deviations, PairCounts pairs) {
        if (Double.isInfinite(deviations)) {
            return deviations > 0 ? Math.pow(EVEN, pairs.pairs()) : 1;
        }
        return TDistribution.of(pairs.pairs() - 1.0).survivalProbability(deviations);
    }

    /** How many standard errors the score is above one half. */
    private double deviations() {
        PairCounts pairs = games.pairs();
        double above = pairs.mean() - EVEN;
        double error = error();
        return error > 0 || Double.isNaN(error)
                ? above / error
                : above == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, above);
    }

    /** The standard error of the score; NaN of one pair, 0 where all went alike. */
    public double error() {
        return Math.sqrt(games.pairs().variance() / games.pairs().pairs());
    }

    /**
     * How likely a score as near to one half is, if the true one is as far from it as a margin: the larger p of two one-sided tests
     * (D. J. Schuirmann, 1987); NaN if that is not known.
     *
     * @param margin in shares of the points, above 0
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
     * The answer.
     *
     * @param level how often it may be wrong if both are as strong, such as 0.05
     */
    public Verdict verdict(Test test, double level) {
        if (!(p(test) < level)) {
            return Verdict.NOT_SETTLED;
        }
        return games.pairs().mean() > EVEN ? Verdict.STRONGER : Verdict.WEAKER;
    }
}
