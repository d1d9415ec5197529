package org.plyspace.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.DecompositionSolver;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/**
 * A Gaussian process over the settings of several factors (C. E. Rasmussen and C. K. I. Williams, Gaussian Processes for Machine
 * Learning, 2006, section 2.2). A setting's value is a mean plus a main effect of each factor's level, an effect of each pair of levels,
 * and an effect of its own; each of the three kinds has one variance, of which the likelihood chooses. Settings are observed in blocks,
 * such as sets of openings, that shift all values observed in them by an amount of unknown size. Immutable.
 */
public final class FactorialProcess {

    /** The variance of the mean, which says nothing of it: values are in units of what matters. */
    private static final double OF_MEAN = 1e6;

    private static final double LEAST_DEVIATION = 1.0 / 256;
    private static final double MOST_DEVIATION = 64;
    /** The factors by which deviations are changed in the search for the most likely ones, coarse ones first. */
    private static final double[] STEPS = {4, 1.5};
    /** The gain in likelihood below which the search ends. */
    private static final double ENOUGH = 0.01;

    private static final double SMALLEST_BLOCK = 1e-9;
    private static final double SYMMETRY = 1e-8;
    private static final double POSITIVITY = 1e-14;

    private final double[][] codes;
    private final double[][] weights;
    private final double[][] values;
    private final int mains;
    private final double[] blocks;

    private Fitted fitted;

    /**
     * What was observed of a setting in a block.
     *
     * @param setting the setting, from 0
     * @param block the block, from 0
     * @param value the value, in units in which 1 is an effect that matters
     * @param variance the variance of its error, above 0
     */
    public record Observation(int setting, int block, double value, double variance) {}

    /**
     * What is expected of a setting's value, apart from any block.
     *
     * @param deviation the standard deviation
     */
    public record Prediction(double mean, double deviation) {

        /** The expected distance from a number: that of a folded normal distribution. */
        public double distance(double from) {
            double off = mean - from;
            if (deviation == 0) {
                return Math.abs(off);
            }
            double ratio = off / deviation;
            return deviation * Math.sqrt(2 / Math.PI) * Math.exp(-ratio * ratio / 2)
                    + off * (1 - 2 * Normals.beyond(ratio));
        }
    }

    private FactorialProcess(List<int[]> settings, List<Observation> observations, double[] blocks) {
        int[] levels = new int[settings.get(0).length];
        settings.forEach(setting -> Arrays.setAll(levels, i -> Math.max(levels[i], setting[i] + 1)));
        EffectCodes coding = new EffectCodes(levels);
        this.codes = settings.stream().map(coding::of).toArray(double[][]::new);
        this.mains = coding.mains;
        this.blocks = Arrays.stream(blocks)
                .map(variance -> Math.max(SMALLEST_BLOCK, variance))
                .toArray();
        this.weights = new double[settings.size()][blocks.length];
        this.values = new double[settings.size()][blocks.length];
        for (Observation each : observations) {
            weights[each.setting()][each.block()] = 1 / each.variance();
            values[each.setting()][each.block()] = each.value();
        }
    }

    /**
     * Fits a process.
     *
     * @param settings each setting's level of each factor, from 0; at least one setting
     * @param observations at most one of each setting in each block
     * @param blocks the variance of each block's shift
     */
    public static FactorialProcess fit(List<int[]> settings, List<Observation> observations, double... blocks) {
        FactorialProcess process = new FactorialProcess(settings, observations, blocks);
        process.fitted = process.mostLikely();
        return process;
    }

    /** What is expected of a setting, from 0, observed or not. */
    public Prediction at(int setting) {
        return fitted.at(setting);
    }

    private Fitted mostLikely() {
        Fitted best = new Fitted(new Seen(0.25), 1, 0.5);
        for (double step : STEPS) {
            Fitted before;
            do {
                before = best;
                for (double factor : new double[] {step, 1 / step}) {
                    best = better(best, new Fitted(best.seen, within(best.main * factor), best.pair));
                    best = better(best, new Fitted(best.seen, best.main, within(best.pair * factor)));
                    best = better(best, new Fitted(new Seen(within(best.seen.own * factor)), best.main, best.pair));
                }
            } while (best.likelihood > before.likelihood + ENOUGH);
        }
        return best;
    }

    private static double within(double deviation) {
        return Math.max(LEAST_DEVIATION, Math.min(MOST_DEVIATION, deviation));
    }

    private static Fitted better(Fitted one, Fitted other) {
        return other.likelihood > one.likelihood ? other : one;
    }

    /**
     * What the observations say of all effects but the settings' own, which are integrated out by hand (the matrix inversion lemma), so
     * that matrices have rows for the others only.
     */
    private final class Seen {

        private final double own;
        private final double[][] information;
        private final double[] moments;
        private double squares;
        private double logs;

        /** With a standard deviation of the settings' own effects. */
        Seen(double own) {
            this.own = own;
            int columns = codes[0].length + blocks.length;
            this.information = new double[columns][columns];
            this.moments = new double[columns];
            for (int setting = 0; setting < codes.length; setting++) {
                add(setting);
            }
            for (int i = 0; i < columns; i++) {
                for (int j = 0; j < i; j++) {
                    information[j][i] = information[i][j];
                }
            }
        }

        private void add(int setting) {
            double[] code = codes[setting];
            double[] weight = weights[setting];
            double shrink = shrink(setting);
            double sum = sum(setting);
            squares -= own * own / shrink * sum * sum;
            logs += Math.log(shrink);
            for (int i = 0; i < code.length; i++) {
                double part = Arrays.stream(weight).sum() / shrink * code[i];
                for (int j = 0; j <= i; j++) {
                    information[i][j] += part * code[j];
                }
                moments[i] += sum / shrink * code[i];
            }
            for (int block = 0; block < weight.length; block++) {
                int column = code.length + block;
                double value = values[setting][block];
                double part = weight[block] / shrink;
                for (int i = 0; i < code.length; i++) {
                    information[column][i] += part * code[i];
                }
                for (int other = 0; other <= block; other++) {
                    information[column][code.length + other] -= own * own * part * weight[other];
                }
                information[column][column] += weight[block];
                moments[column] += weight[block] * value - own * own * part * sum;
                squares += weight[block] * value * value;
                logs -= weight[block] > 0 ? Math.log(weight[block]) : 0;
            }
        }

        /** The sum of a setting's values by their weights. */
        double sum(int setting) {
            double sum = 0;
            for (int block = 0; block < blocks.length; block++) {
                sum += weights[setting][block] * values[setting][block];
            }
            return sum;
        }

        /** By how much the setting's own effect makes its observations less precise. */
        double shrink(int setting) {
            return 1 + own * own * Arrays.stream(weights[setting]).sum();
        }
    }

    /** The process with given deviations. */
    private final class Fitted {

        private final Seen seen;
        private final double main;
        private final double pair;
        private final DecompositionSolver solver;
        private final RealVector coefficients;
        private final double likelihood;

        Fitted(Seen seen, double main, double pair) {
            this.seen = seen;
            this.main = main;
            this.pair = pair;
            double[][] precision = new double[seen.moments.length][];
            double logs = seen.logs;
            for (int i = 0; i < precision.length; i++) {
                double variance = variance(i);
                precision[i] = seen.information[i].clone();
                precision[i][i] += 1 / variance;
                logs += Math.log(variance);
            }
            CholeskyDecomposition decomposition =
                    new CholeskyDecomposition(new Array2DRowRealMatrix(precision, false), SYMMETRY, POSITIVITY);
            RealVector moments = new ArrayRealVector(seen.moments, false);
            this.solver = decomposition.getSolver();
            this.coefficients = solver.solve(moments);
            RealMatrix root = decomposition.getL();
            for (int i = 0; i < precision.length; i++) {
                logs += 2 * Math.log(root.getEntry(i, i));
            }
            this.likelihood = -(logs + seen.squares - moments.dotProduct(coefficients)) / 2;
        }

        private double variance(int column) {
            if (column == 0) {
                return OF_MEAN;
            }
            if (column <= mains) {
                return main * main;
            }
            int effects = codes[0].length;
            return column < effects ? pair * pair : blocks[column - effects];
        }

        Prediction at(int setting) {
            double shrink = seen.shrink(setting);
            double own = seen.own * seen.own / shrink;
            double[] code = codes[setting];
            double[] row = new double[code.length + blocks.length];
            for (int i = 0; i < code.length; i++) {
                row[i] = code[i] / shrink;
            }
            for (int block = 0; block < blocks.length; block++) {
                row[code.length + block] = -own * weights[setting][block];
            }
            RealVector vector = new ArrayRealVector(row, false);
            double mean = vector.dotProduct(coefficients) + own * seen.sum(setting);
            double variance = vector.dotProduct(solver.solve(vector)) + own;
            return new Prediction(mean, Math.sqrt(variance));
        }
    }

    /**
     * Codes for settings of several factors: columns of numbers for the main effects, and for the effects of pairs of factors. The levels
     * of a factor are coded so that their effects sum to 0 and no level is preferred; a column's coefficients thus have one variance for
     * any number of levels. Immutable.
     */
    static final class EffectCodes {

        /** For each factor, the codes of each level: one row less than levels. */
        private final List<double[][]> factors = new ArrayList<>();

        /** The number of columns of main effects. */
        final int mains;
        /** The number of columns of effects of pairs. */
        final int pairs;

        /**
         * Prepares codes.
         *
         * @param levels the number of levels of each factor, from 1; a factor of one level has no effect
         */
        EffectCodes(int... levels) {
            int columns = 0;
            int products = 0;
            for (int count : levels) {
                factors.add(codes(count));
                products += columns * (count - 1);
                columns += count - 1;
            }
            this.mains = columns;
            this.pairs = products;
        }

        /**
         * The codes of a factor's levels: Helmert's contrasts, scaled so that the squares of a level's codes sum to 1. For two levels they are
         * -1 and 1.
         */
        private static double[][] codes(int levels) {
            double[][] codes = new double[levels][levels - 1];
            for (int column = 0; column < levels - 1; column++) {
                int before = column + 1;
                double scale = Math.sqrt((double) levels / (levels - 1) / (before * (before + 1.0)));
                for (int level = 0; level < before; level++) {
                    codes[level][column] = -scale;
                }
                codes[before][column] = before * scale;
            }
            return codes;
        }

        /** The codes of a setting, given its level of each factor: 1 for the mean, then main effects, then pairs. */
        double[] of(int... levels) {
            double[] row = new double[1 + mains + pairs];
            row[0] = 1;
            int main = 1;
            int pair = 1 + mains;
            for (int factor = 0; factor < levels.length; factor++) {
                int earlier = main;
                for (double code : factors.get(factor)[levels[factor]]) {
                    for (int before = 1; before < earlier; before++) {
                        row[pair++] = row[before] * code;
                    }
                    row[main++] = code;
                }
            }
            return row;
        }
    }
}
