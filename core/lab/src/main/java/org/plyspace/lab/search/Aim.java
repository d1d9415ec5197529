package org.plyspace.lab.search;

import java.util.Locale;
import org.plyspace.statistics.FactorialProcess.Prediction;

/** What a search wants of a number. */
public enum Aim {
    /** The smaller, the better. */
    MINIMISE {
        @Override
        double loss(double value, double target) {
            return value;
        }

        @Override
        double expected(Prediction value, double target) {
            return value.mean();
        }
    },
    /** The larger, the better. */
    MAXIMISE {
        @Override
        double loss(double value, double target) {
            return -value;
        }

        @Override
        double expected(Prediction value, double target) {
            return -value.mean();
        }
    },
    /** The nearer to that of the unchanged rules, the better. */
    KEEP {
        @Override
        double loss(double value, double target) {
            return Math.abs(value - target);
        }

        @Override
        double expected(Prediction value, double target) {
            return value.distance(target);
        }
    },
    /** The nearer to one half, the better. */
    BALANCE {
        @Override
        double loss(double value, double target) {
            return Math.abs(value - target);
        }

        @Override
        double expected(Prediction value, double target) {
            return value.distance(target);
        }
    };

    /**
     * How bad a value is; only differences matter.
     *
     * @param target what {@link #KEEP} and {@link #BALANCE} aim at, in the same unit
     */
    abstract double loss(double value, double target);

    /** How bad an uncertain value is expected to be. */
    abstract double expected(Prediction value, double target);

    /** The word of the command line: {@code minimise}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
