package org.plyspace.statistics;

import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealMatrix;

/** How a log likelihood runs at some parameters: its gradient and its information, the negative of the second derivatives. */
public final class LogLikelihood {

    private final double[] gradient;
    private final double[][] information;

    /** A flat one, to be added to. */
    public LogLikelihood(int parameters) {
        gradient = new double[parameters];
        information = new double[parameters][parameters];
    }

    /** The derivative by each parameter; to be added to. */
    public double[] gradient() {
        return gradient;
    }

    /** The information in rows, of which only the lower triangle is read; to be added to. */
    public double[][] information() {
        return information;
    }

    /** Adds another, as that of observations that were made so many times. */
    public void add(LogLikelihood other, double times) {
        for (int i = 0; i < gradient.length; i++) {
            gradient[i] += times * other.gradient[i];
            for (int j = 0; j <= i; j++) {
                information[i][j] += times * other.information[i][j];
            }
        }
    }

    /** One step of Newton's method: what to add to the parameters, to come near those where the likelihood is highest. */
    public double[] step() {
        return new LUDecomposition(informationMatrix())
                .getSolver()
                .solve(new ArrayRealVector(gradient, false))
                .toArray();
    }

    RealMatrix informationMatrix() {
        for (int i = 0; i < gradient.length; i++) {
            for (int j = 0; j < i; j++) {
                information[j][i] = information[i][j];
            }
        }
        return new Array2DRowRealMatrix(information, false);
    }
}
