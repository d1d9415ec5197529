package org.plyspace.lab.value;

import java.util.Arrays;
import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.plyspace.api.PieceType;

/**
 * Guesses values by which the next exchanges are chosen: mobility, corrected by the scores of the exchanges tried so far, including
 * uneven ones. This is a least-squares fit that holds each value near mobility, with a standard deviation of half of it.
 */
final class GuessedValues {

    private static final double DEVIATION = 0.5;
    private static final double LEAST_DEVIATION = 0.5;
    /** The smallest value of a unit, as a logit. */
    private static final double LEAST_UNIT = 0.05;

    private final List<PieceType> types;
    private final double[] mobility;
    private final int unit;

    /**
     * Creates the guess from mobility.
     *
     * @param mobility the mobility of each type in units; not changed
     */
    GuessedValues(List<PieceType> types, double[] mobility, int unit) {
        this.types = types;
        this.mobility = mobility;
        this.unit = unit;
    }

    /** The values in units after exchanges were played. */
    double[] after(List<ExchangeResult> results) {
        double ofUnit = unit(results);
        int size = types.size();
        double[] right = new double[size];
        double[][] left = new double[size][size];
        for (int i = 0; i < size; i++) {
            double deviation = ofUnit * Math.max(LEAST_DEVIATION, DEVIATION * mobility[i]);
            left[i][i] = 1 / (deviation * deviation);
            right[i] = left[i][i] * ofUnit * mobility[i];
        }
        for (ExchangeResult result : results) {
            double weight = 1 / result.logitVariance();
            double logit = ExchangeResult.logit(result.share());
            for (int i = 0; i < size; i++) {
                int balance = result.exchange().balance(types.get(i));
                right[i] += weight * balance * logit;
                for (int j = 0; j < size; j++) {
                    left[i][j] += weight * balance * result.exchange().balance(types.get(j));
                }
            }
        }
        double[] values = new LUDecomposition(new Array2DRowRealMatrix(left, false))
                .getSolver()
                .solve(new ArrayRealVector(right, false))
                .toArray();
        double scale = Math.max(LEAST_UNIT, values[unit]);
        return Arrays.stream(values).map(value -> value / scale).toArray();
    }

    /** The value of the unit as a logit, assuming that mobility is right. */
    private double unit(List<ExchangeResult> results) {
        double products = 0;
        double squares = 0;
        for (ExchangeResult result : results) {
            double advantage = 0;
            for (int i = 0; i < mobility.length; i++) {
                advantage += result.exchange().balance(types.get(i)) * mobility[i];
            }
            products += advantage * ExchangeResult.logit(result.share());
            squares += advantage * advantage;
        }
        return squares == 0 ? 1 : Math.max(LEAST_UNIT, products / squares);
    }
}
