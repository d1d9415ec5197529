package org.plyspace.lab.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.plyspace.statistics.Bootstrap;
import org.plyspace.statistics.Estimate;

/**
 * The values of types of pieces by games.
 *
 * @param values the value of each type in units, with a 95 % interval; NaN throughout if it is unknown. If the unit may be worth
 *     nothing, intervals have open ends
 * @param elos the value in Elo of one more piece of each type, with a 95 % interval; NaN throughout if it is unknown. If the unit may be
 *     worth nothing, intervals have open ends
 */
public record MeasuredValues(List<Estimate> values, List<Estimate> elos) {

    /** The estimate if nothing is known. */
    static final Estimate UNKNOWN = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    private static final double ELO = 400 / Math.log(10);

    /**
     * Computes values from logits.
     *
     * @param logits what one more piece of each type adds to the log odds; NaN if it is unknown
     * @param unit the number of the unit among them
     * @param resample computes the logits again from a resample of the observations
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

    /** The value in units; if the unit may be worth nothing, any value is possible. */
    private static double ratio(double logit, double unit) {
        return unit > 0 ? logit / unit : Math.copySign(Double.POSITIVE_INFINITY, logit);
    }
}
