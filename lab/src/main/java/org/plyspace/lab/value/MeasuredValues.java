package org.plyspace.lab.value;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.plyspace.statistics.Bootstrap;
import org.plyspace.statistics.Estimate;

/**
 * What one way of measuring says types of pieces are worth.
 *
 * @param values of each type in units, with 95 % intervals; NaN throughout where nothing is known. Where it is not sure that the unit is
 *     worth anything, intervals have open ends
 * @param elos what one piece more of each type is worth in Elo, likewise
 */
public record MeasuredValues(List<Estimate> values, List<Estimate> elos) {

    /** Nothing is known. */
    static final Estimate UNKNOWN = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    private static final double ELO = 400 / Math.log(10);

    /** Takes copies. */
    public MeasuredValues {
        values = List.copyOf(values);
        elos = List.copyOf(elos);
    }

    /** Nothing is known of so many types. */
    static MeasuredValues unknown(int types) {
        List<Estimate> nothing =
                IntStream.range(0, types).mapToObj(type -> UNKNOWN).toList();
        return new MeasuredValues(nothing, nothing);
    }

    /**
     * Told from logits.
     *
     * @param logits what one piece more of each type adds to the logarithm of the odds; NaN where that is not known
     * @param unit which of them is the unit
     * @param resample draws the same anew from what was observed
     */
    static MeasuredValues of(double[] logits, int unit, Bootstrap bootstrap, Function<Bootstrap, double[]> resample) {
        double[][] resampled = IntStream.range(0, Bootstrap.RESAMPLES)
                .mapToObj(i -> resample.apply(bootstrap))
                .toArray(double[][]::new);
        List<Estimate> values = IntStream.range(0, logits.length)
                .mapToObj(type -> value(logits, resampled, type, unit))
                .toList();
        List<Estimate> elos = IntStream.range(0, logits.length)
                .mapToObj(type -> elo(logits[type], resampled, type))
                .toList();
        return new MeasuredValues(values, elos);
    }

    private static Estimate elo(double logit, double[][] resampled, int type) {
        return Double.isNaN(logit)
                ? UNKNOWN
                : Bootstrap.interval(
                                logit,
                                Arrays.stream(resampled)
                                        .mapToDouble(all -> all[type])
                                        .toArray())
                        .times(ELO);
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
