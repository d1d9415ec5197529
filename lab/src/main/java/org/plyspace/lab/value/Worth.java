package org.plyspace.lab.value;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.plyspace.lab.statistics.Bootstrap;
import org.plyspace.lab.statistics.Estimate;

/**
 * What one way of measuring says types of pieces are worth.
 *
 * @param values of each type in units, with 95 % intervals; NaN throughout where nothing is known. Where it is not sure that the unit is worth
 *     anything, intervals have no upper end
 * @param elo what one unit more is worth in Elo
 */
public record Worth(List<Estimate> values, Estimate elo) {

    /** Nothing is known. */
    static final Estimate UNKNOWN = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    private static final double ELO = 400 / Math.log(10);

    /** Takes a copy. */
    public Worth {
        values = List.copyOf(values);
    }

    /** Nothing is known of so many types. */
    static Worth unknown(int types) {
        return new Worth(IntStream.range(0, types).mapToObj(type -> UNKNOWN).toList(), UNKNOWN);
    }

    /**
     * Told from logits.
     *
     * @param logits what one piece more of each type adds to the logarithm of the odds; NaN where that is not known
     * @param unit which of them is the unit
     * @param resample draws the same anew from what was observed
     */
    static Worth of(double[] logits, int unit, Bootstrap bootstrap, Function<Bootstrap, double[]> resample) {
        double[][] resampled = IntStream.range(0, Bootstrap.RESAMPLES)
                .mapToObj(i -> resample.apply(bootstrap))
                .toArray(double[][]::new);
        List<Estimate> values = IntStream.range(0, logits.length)
                .mapToObj(type -> value(logits, resampled, type, unit))
                .toList();
        Estimate elo = Bootstrap.interval(
                        logits[unit],
                        Arrays.stream(resampled).mapToDouble(all -> all[unit]).toArray())
                .times(ELO);
        return new Worth(values, elo);
    }

    private static Estimate value(double[] logits, double[][] resampled, int type, int unit) {
        if (Double.isNaN(logits[type]) || !(logits[unit] > 0)) {
            return UNKNOWN;
        }
        if (type == unit) {
            return Estimate.exact(1);
        }
        return Bootstrap.interval(
                logits[type] / logits[unit],
                Arrays.stream(resampled)
                        .mapToDouble(all -> ratio(all[type], all[unit]))
                        .toArray());
    }

    /** Of a unit that may as well be worth nothing anything may be worth any number. */
    private static double ratio(double logit, double unit) {
        return unit > 0 ? logit / unit : Math.copySign(Double.POSITIVE_INFINITY, logit);
    }
}
