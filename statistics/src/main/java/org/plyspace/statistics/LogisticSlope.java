package org.plyspace.statistics;

/** What an advantage is worth: the slope of the logistic function that turns it into a share of the points. */
public final class LogisticSlope {

    private static final int ROUNDS = 60;
    private static final double PRECISION = 1e-7;
    private static final double USUAL = 0.002;

    private LogisticSlope() {}

    /**
     * The slope that fits best, above 0, by Newton's method; what positions of chess have where nothing is known.
     *
     * @param advantages any numbers, 0 for equality
     * @param points what each brought, 0 to 1
     */
    public static double of(double[] advantages, double[] points) {
        double slope = USUAL;
        for (int round = 0; round < ROUNDS; round++) {
            double gradient = 0;
            double curvature = 1e-12;
            for (int i = 0; i < advantages.length; i++) {
                double expected = 1 / (1 + Math.exp(-slope * advantages[i]));
                gradient += (points[i] - expected) * advantages[i];
                curvature += expected * (1 - expected) * advantages[i] * advantages[i];
            }
            double step = gradient / curvature;
            slope = Math.max(slope / 4, Math.min(4 * slope, slope + step));
            if (Math.abs(step) < PRECISION * slope) {
                break;
            }
        }
        return slope;
    }
}
