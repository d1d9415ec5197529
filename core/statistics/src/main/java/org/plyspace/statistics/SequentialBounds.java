package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Bounds for looking several times at a sample that grows (K. K. G. Lan and D. L. DeMets, Biometrika 70, 1983): each look spends
 * a part of the error that all together may make. A test that passes the bound of any look, and an interval of any look's
 * tail (C. Jennison and B. W. Turnbull, JRSS B 51, 1989), err with at most that probability.
 */
public final class SequentialBounds {

    /** Intervals of Simpson's rule; an even number. */
    private static final int STEPS = 600;
    /** Standard deviations below 0 at which integration begins. */
    private static final double FARTHEST = 8;

    private static final int HALVINGS = 60;

    private SequentialBounds() {}

    /** How the error is spent as the sample grows. */
    public enum Spending {
        /** In proportion to the size of the sample. */
        LINEAR("linear") {
            @Override
            double spent(double error, double size) {
                return error * size;
            }
        },
        /** Hardly any of it early, as by the bounds of P. C. O'Brien and T. R. Fleming (Biometrics 35, 1979). */
        LATE("late") {
            @Override
            double spent(double error, double size) {
                return 2 * Normals.beyond(Normals.quantile(error / 2) / Math.sqrt(size));
            }
        };

        private final String word;

        Spending(String word) {
            this.word = word;
        }

        /** The word in files. */
        public String word() {
            return word;
        }

        /**
         * The error spent until a look.
         *
         * @param error the error that all looks together may make
         * @param size the size of the sample as a share of its size at the last look, above 0, at most 1
         */
        abstract double spent(double error, double size);
    }

    /**
     * The probability beyond the bound of each look, of one sample alone: the one-sided level at which a look's test is significant.
     *
     * @param error the one-sided error that all looks together may make, above 0 and below 0.5
     * @param sizes the size of the sample at each look, ascending, at least one
     */
    public static double[] tails(double error, Spending spending, int... sizes) {
        double last = sizes[sizes.length - 1];
        double[] tails = new double[sizes.length];
        double[] places = {};
        double[] weights = {};
        double spent = 0;
        double before = 0;
        for (int look = 0; look < sizes.length; look++) {
            double now = sizes[look] / last;
            double toSpend = spending.spent(error, now) - spent;
            // What is too little to be spent within FARTHEST is spent there: no bound is infinite.
            double bound = look == 0
                    ? Math.sqrt(now) * Math.min(FARTHEST, Normals.quantile(toSpend))
                    : bound(places, weights, Math.sqrt(now - before), toSpend, now);
            tails[look] = Normals.beyond(bound / Math.sqrt(now));
            double[] next = places(bound, now);
            weights = weights(next, density(places, weights, now, before));
            places = next;
            spent += toSpend;
            before = now;
        }
        return tails;
    }

    /** The bound at which paths that were below all bounds before exceed this one with a given probability. */
    private static double bound(double[] places, double[] weights, double deviation, double probability, double now) {
        double low = 0;
        double high = FARTHEST * Math.sqrt(now);
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            double beyond = 0;
            for (int at = 0; at < places.length; at++) {
                beyond += weights[at] * Normals.beyond((middle - places[at]) / deviation);
            }
            if (beyond > probability) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double[] places(double bound, double now) {
        double lowest = -FARTHEST * Math.sqrt(now);
        double[] places = new double[STEPS + 1];
        Arrays.setAll(places, i -> lowest + i * (bound - lowest) / STEPS);
        return places;
    }

    /** The density of paths that were below all bounds before. */
    private static DoubleUnaryOperator density(double[] places, double[] weights, double now, double before) {
        double deviation = Math.sqrt(now - before);
        if (places.length == 0) {
            return place -> Normals.density(place / deviation) / deviation;
        }
        return place -> {
            double sum = 0;
            for (int at = 0; at < places.length; at++) {
                sum += weights[at] * Normals.density((place - places[at]) / deviation);
            }
            return sum / deviation;
        };
    }

    /** The density at each place, times the weights of Simpson's rule. */
    private static double[] weights(double[] places, DoubleUnaryOperator density) {
        double width = (places[1] - places[0]) / 3;
        double[] weights = new double[places.length];
        Arrays.setAll(
                weights,
                i -> width * (i == 0 || i == STEPS ? 1 : i % 2 == 1 ? 4 : 2) * density.applyAsDouble(places[i]));
        return weights;
    }
}
