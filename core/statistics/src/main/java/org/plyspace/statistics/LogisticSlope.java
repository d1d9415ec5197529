package org.plyspace.statistics;

/** The value of an advantage: the slope of the logistic function that turns it into a share of the points. */
public final class LogisticSlope {

    /** The slope for positions of chess, where the search starts. */
    private static final double USUAL = 0.002;
    /** The largest factor by which one step changes the slope. */
    private static final double LARGEST_FACTOR = 4;
    /** The information if nothing is known. */
    private static final double NEXT_TO_NOTHING = 1e-10;

    private LogisticSlope() {}

    /**
     * The slope that fits best, above 0; the one for positions of chess if nothing is known. The fit is over its logarithm.
     *
     * @param advantages any numbers, 0 for equality
     * @param points the points that each brought, 0 to 1
     */
    public static double of(double[] advantages, double[] points) {
        double[] start = {Math.log(USUAL)};
        return Math.exp(
                LogLikelihood.maximum(
                        start, logarithm -> at(Math.exp(logarithm[0]), advantages, points), Math.log(LARGEST_FACTOR))[
                        0]);
    }

    private static LogLikelihood at(double slope, double[] advantages, double[] points) {
        double gradient = 0;
        double information = 0;
        for (int i = 0; i < advantages.length; i++) {
            double expected = 1 / (1 + Math.exp(-slope * advantages[i]));
            gradient += (points[i] - expected) * advantages[i];
            information += expected * (1 - expected) * advantages[i] * advantages[i];
        }
        LogLikelihood likelihood = new LogLikelihood(1);
        likelihood.gradient()[0] = slope * gradient;
        likelihood.information()[0][0] = slope * slope * information + NEXT_TO_NOTHING;
        return likelihood;
    }
}
