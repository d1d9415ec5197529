package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** The slope of a straight line through values whose errors are known, by weighted least squares. */
public final class WeightedSlope {

    private static final double QUANTILE = Normals.quantile(Estimates.TAIL);

    private WeightedSlope() {}

    /**
     * The slope with its interval by the errors given.
     *
     * @param places where each value was found, at least two different ones
     * @param values the values, independent of each other
     * @param errors the standard error of each value, above 0
     */
    public static Estimate of(double[] places, double[] values, double[] errors) {
        double[] weights =
                Arrays.stream(errors).map(error -> 1 / (error * error)).toArray();
        double total = Arrays.stream(weights).sum();
        double middle = sum(i -> weights[i] * places[i], places.length) / total;
        double spread = sum(i -> weights[i] * (places[i] - middle) * (places[i] - middle), places.length);
        double slope = sum(i -> weights[i] * (places[i] - middle) * values[i], places.length) / spread;
        return Estimate.around(slope, QUANTILE / Math.sqrt(spread));
    }

    private static double sum(IntToDoubleFunction term, int count) {
        return IntStream.range(0, count).mapToDouble(term).sum();
    }
}
