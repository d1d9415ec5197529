package org.plyspace.lab.search;

import org.plyspace.api.UsageException;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.statistics.FactorialProcess.Prediction;

/**
 * A number and what a search wants of it.
 *
 * @param aim how the number should be
 * @param quantity the number
 */
public record Objective(Aim aim, Quantity quantity) {

    private static final double HALF = 0.5;

    /**
     * Checks that the aim suits the number.
     *
     * @throws UsageException if a number other than a share of points is to be balanced
     */
    public Objective {
        if (aim == Aim.BALANCE && !quantity.unit().equals(Unit.SHARE_OF_POINTS)) {
            throw new UsageException("--balance: " + quantity.id() + " is in "
                    + quantity.unit().word() + ", which has no middle; expected a share of points, such as score");
        }
    }

    private double target(double unchanged) {
        return aim == Aim.BALANCE ? HALF : unchanged;
    }

    /**
     * How bad a value is, in margins; only differences matter.
     *
     * @param unchanged the number of the unchanged rules
     */
    public double loss(double value, double unchanged) {
        return aim.loss(value, target(unchanged)) / quantity.margin(unchanged);
    }

    /**
     * How bad an uncertain value is expected to be, in margins.
     *
     * @param value the value in margins
     * @param unchanged the number of the unchanged rules
     */
    double expectedLoss(Prediction value, double margin, double unchanged) {
        return aim.expected(value, target(unchanged) / margin);
    }

    /** The words of the command line: {@code minimise draws}. */
    @Override
    public String toString() {
        return aim.word() + " " + quantity.id();
    }
}
