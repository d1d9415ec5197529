package org.plyspace.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The ratios, of first to second numbers, of several samples whose clusters of the same label belong together, such as games of several
 * rule sets from the same openings. What a cluster shifts in all samples is separated from each sample's own error, as in a two-way layout
 * (H. Scheffe, The Analysis of Variance, 1959, chapter 4). Immutable.
 */
public final class SharedClusters {

    private static final Statistic RATIO = Measurement.MEAN.statistic();
    /** The degrees of freedom that the mean variance of all samples adds to each one's own. */
    private static final double POOLED = 10;

    private final double[] values;
    /** The influence of each cluster on each value; 0 where the sample lacks the cluster. */
    private final double[][] influences;

    private final int clusters;
    /** The most that an observation can be. */
    private final double most;

    private final boolean shares;
    private final double[] variances;
    private final double shift;

    private SharedClusters(double[] values, double[][] influences, int clusters, double most, boolean shares) {
        this.values = values;
        this.influences = influences;
        this.clusters = clusters;
        this.most = most;
        this.shares = shares;
        this.variances = new double[values.length];
        this.shift = split();
    }

    /**
     * Computes the ratios of samples that are not shares; at least one sample.
     *
     * @param most the most that an observation can be, from 0; infinite if nothing bounds it
     */
    public static SharedClusters of(List<ClusteredSample> samples, double most) {
        return of(samples, most, false);
    }

    /** Computes the ratios of samples that are shares, as of games; at least one sample. */
    public static SharedClusters ofShares(List<ClusteredSample> samples) {
        return of(samples, 1, true);
    }

    private static SharedClusters of(List<ClusteredSample> samples, double most, boolean shares) {
        TreeMap<Integer, Integer> places = new TreeMap<>();
        for (ClusteredSample sample : samples) {
            for (int cluster = 0; cluster < sample.clusters(); cluster++) {
                places.putIfAbsent(sample.label(cluster), places.size());
            }
        }
        List<double[]> influences = new ArrayList<>();
        for (ClusteredSample sample : samples) {
            double[] placed = new double[places.size()];
            double[] own = RATIO.influences(sample).orElseThrow();
            for (int cluster = 0; cluster < own.length; cluster++) {
                placed[places.get(sample.label(cluster))] = own[cluster];
            }
            influences.add(placed);
        }
        return new SharedClusters(
                samples.stream().mapToDouble(RATIO::of).toArray(),
                influences.toArray(double[][]::new),
                places.size(),
                most,
                shares);
    }

    /** Splits the variances, and returns that of the shift. */
    private double split() {
        int[] defined = IntStream.range(0, values.length)
                .filter(sample -> !Double.isNaN(values[sample]))
                .toArray();
        if (defined.length == 0 || clusters < 2) {
            Arrays.fill(variances, Double.NaN);
            return 0;
        }
        double[] shared = new double[clusters];
        for (int sample : defined) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                shared[cluster] += influences[sample][cluster] / defined.length;
            }
        }
        boolean several = defined.length > 1;
        double unbiased = clusters / (clusters - 1.0) * (several ? defined.length / (defined.length - 1.0) : 1);
        double pooled = 0;
        for (int sample : defined) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                double own = influences[sample][cluster] - (several ? shared[cluster] : 0);
                variances[sample] += own * own * unbiased;
            }
            pooled += variances[sample] / defined.length;
        }
        for (int sample = 0; sample < values.length; sample++) {
            variances[sample] = Double.isNaN(values[sample])
                    ? Double.NaN
                    : (variances[sample] * (clusters - 1) + pooled * POOLED) / (clusters - 1 + POOLED);
        }
        double together = Arrays.stream(shared).map(each -> each * each).sum() * clusters / (clusters - 1.0);
        return several ? Math.max(0, together - pooled / defined.length) : 0;
    }

    /** A sample's ratio; NaN if it is empty. */
    public double value(int sample) {
        return values[sample];
    }

    /**
     * The variance of a sample's own error, drawn towards the mean of all samples if clusters are few; NaN if the sample is empty or there
     * is only one cluster.
     */
    public double variance(int sample) {
        return variances[sample];
    }

    /** The variance of what the clusters together shift in all samples; 0 if there is only one sample. */
    public double shift() {
        return shift;
    }

    /**
     * A weighted sum of the ratios, with Student's interval over clusters, cut to the range of shares; if all clusters agree, with an
     * interval for the share of clusters that may differ although a sample of this size has none.
     *
     * @param weights the weight of each sample, 0 for empty ones
     */
    public Estimate combination(double... weights) {
        double sum = 0;
        double size = 0;
        double[] moved = new double[clusters];
        for (int sample = 0; sample < weights.length; sample++) {
            if (weights[sample] != 0) {
                sum += weights[sample] * values[sample];
                size += Math.abs(weights[sample] * values[sample]);
                for (int cluster = 0; cluster < clusters; cluster++) {
                    moved[cluster] += weights[sample] * influences[sample][cluster];
                }
            }
        }
        double spread = spread(weights);
        double error = Spread.unlessRounding(Spread.error(moved), Double.isFinite(spread) ? spread : size);
        double half = error == 0
                ? spread * InvertedIntervals.UnchangedPairs.mostDiffering(clusters, Estimates.TAIL)
                : Spread.student(clusters - 1.0) * error;
        return shares
                ? new Estimate(sum, Math.max(sum - half, sum(weights, -1)), Math.min(sum + half, sum(weights, 1)))
                : Estimate.around(sum, half);
    }

    /** The sum of the weights of one sign. */
    private static double sum(double[] weights, int sign) {
        return Arrays.stream(weights).filter(weight -> sign * weight > 0).sum();
    }

    /**
     * By how much a cluster can move a weighted sum: for shares, and for what does not vary, by as much as observations can, otherwise as
     * the largest one observed.
     */
    private double spread(double... weights) {
        double spread = 0;
        for (int sample = 0; sample < weights.length; sample++) {
            if (weights[sample] != 0) {
                double range = Spread.unlessRounding(clusters * Spread.range(influences[sample]), values[sample]);
                spread += Math.abs(weights[sample]) / 2 * (shares || range == 0 ? most : range);
            }
        }
        return spread;
    }
}
