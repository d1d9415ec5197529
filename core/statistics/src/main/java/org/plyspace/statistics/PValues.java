package org.plyspace.statistics;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Adjusts the p-values of tests that are interpreted together. NaN stands for no test, and remains. */
public final class PValues {

    private PValues() {}

    /**
     * Adjusted values, in the order given, that bound the share of false rejections among rejections (Y. Benjamini and Y.
     * Hochberg, Controlling the False Discovery Rate, JRSS B 57, 1995).
     */
    public static double[] benjaminiHochberg(double[] p) {
        int[] order = ascending(p);
        double[] adjusted = p.clone();
        double least = 1;
        for (int rank = order.length; rank > 0; rank--) {
            least = Math.min(least, p[order[rank - 1]] * order.length / rank);
            adjusted[order[rank - 1]] = least;
        }
        return adjusted;
    }

    /**
     * Adjusted values, in the order given, that bound the probability of any false rejection (S. Holm, Scandinavian Journal of
     * Statistics 6, 1979).
     */
    public static double[] holm(double[] p) {
        int[] order = ascending(p);
        double[] adjusted = p.clone();
        double most = 0;
        for (int rank = 0; rank < order.length; rank++) {
            most = Math.max(most, Math.min(1, p[order[rank]] * (order.length - rank)));
            adjusted[order[rank]] = most;
        }
        return adjusted;
    }

    private static int[] ascending(double[] p) {
        return IntStream.range(0, p.length)
                .filter(i -> !Double.isNaN(p[i]))
                .boxed()
                .sorted(Comparator.comparingDouble(i -> p[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
