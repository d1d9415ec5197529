package org.plyspace.match.train;

import java.util.SplittableRandom;
import org.plyspace.search.net.Net;

/**
 * The net while it learns, in floating point: its parameters in the order of {@link Net}'s numbers, a unit having 0 to 1 and the output
 * counting pawns. Immutable apart from what callers do with the parameters. What it computes along the way lies in a {@link Scratch}.
 */
final class FloatNet {

    /** The largest parameter, so that it fits into the integers of a net. */
    static final double LARGEST = 20;

    private static final double PAWN = 100;
    private static final double FIRST_WEIGHT = 0.1;
    private static final double FIRST_BIAS = 0.25;

    private final int rows;
    private final int units;

    FloatNet(int rows, int units) {
        this.rows = rows;
        this.units = units;
    }

    /** What one thread computes: the sums of units of the side to move, then of the other one. */
    static final class Scratch {

        private final double[] sums;
        private final double[] errors;

        Scratch(FloatNet net) {
            sums = new double[2 * net.units];
            errors = new double[2 * net.units];
        }
    }

    /** The number of parameters. */
    int size() {
        return Math.toIntExact(Net.size(rows, units));
    }

    private int bias() {
        return rows * units;
    }

    private int output() {
        return bias() + units;
    }

    /** Parameters to begin with: units that differ, and no correction yet. */
    double[] start(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] parameters = new double[size()];
        for (int i = 0; i < bias(); i++) {
            parameters[i] = FIRST_WEIGHT * (2 * random.nextDouble() - 1);
        }
        for (int i = bias(); i < output(); i++) {
            parameters[i] = FIRST_BIAS;
        }
        return parameters;
    }

    /** The correction of an example's score, in hundredths of a pawn. */
    double correction(NetExample example, double[] parameters, Scratch scratch) {
        sum(example.own(), 0, parameters, scratch.sums);
        sum(example.other(), units, parameters, scratch.sums);
        double pawns = parameters[output() + 2 * units];
        for (int i = 0; i < 2 * units; i++) {
            pawns += parameters[output() + i] * cut(scratch.sums[i]);
        }
        return PAWN * pawns;
    }

    private void sum(int[] seen, int at, double[] parameters, double[] sums) {
        System.arraycopy(parameters, bias(), sums, at, units);
        for (int row : seen) {
            for (int unit = 0; unit < units; unit++) {
                sums[at + unit] += parameters[row * units + unit];
            }
        }
    }

    private static double cut(double sum) {
        return Math.max(0, Math.min(1, sum));
    }

    /** The share of the points that an example is expected to bring. */
    static double expectancy(NetExample example, double correction, double slope) {
        return 1 / (1 + Math.exp(-slope * (example.score() + correction)));
    }

    /**
     * Adds the gradient of an example's cross entropy.
     *
     * @param slope the factor of a score in the logistic function that gives the expectancy
     * @return the expectancy
     */
    double addGradient(NetExample example, double[] parameters, double slope, Scratch scratch, double[] gradient) {
        double expected = expectancy(example, correction(example, parameters, scratch), slope);
        double error = PAWN * slope * (expected - example.target());
        for (int i = 0; i < 2 * units; i++) {
            double sum = scratch.sums[i];
            gradient[output() + i] += error * cut(sum);
            scratch.errors[i] = sum > 0 && sum < 1 ? error * parameters[output() + i] : 0;
        }
        gradient[output() + 2 * units] += error;
        addFirst(example.own(), 0, scratch.errors, gradient);
        addFirst(example.other(), units, scratch.errors, gradient);
        return expected;
    }

    private void addFirst(int[] seen, int at, double[] errors, double[] gradient) {
        for (int unit = 0; unit < units; unit++) {
            gradient[bias() + unit] += errors[at + unit];
        }
        for (int row : seen) {
            for (int unit = 0; unit < units; unit++) {
                gradient[row * units + unit] += errors[at + unit];
            }
        }
    }

    /**
     * The numbers of a {@link Net}.
     *
     * @param seen whether each row was learnt from; the others are 0
     */
    short[] rounded(double[] parameters, boolean[] seen) {
        short[] numbers = new short[size()];
        for (int i = 0; i < numbers.length; i++) {
            double one = i < output() ? Net.FULL : PAWN * Net.CENTIPAWN;
            numbers[i] = i < bias() && !seen[i / units] ? 0 : (short) Math.round(one * parameters[i]);
        }
        return numbers;
    }
}
