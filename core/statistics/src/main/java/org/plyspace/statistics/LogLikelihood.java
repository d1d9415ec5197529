package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.Function;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealMatrix;

/** A log likelihood at some parameters: its gradient, and its information, the negated second derivatives. */
public final class LogLikelihood {

    private static final int ROUNDS = 200;
    private static final double PRECISION = 1e-8;

    private final double[] gradient;
    private final double[][] information;

    /** Creates a constant log likelihood to add to. */
    public LogLikelihood(int parameters) {
        gradient = new double[parameters];
        information = new double[parameters][parameters];
    }

    /**
     * The parameters at which a log likelihood is highest, or hardly rises any more, by Newton's method.
     *
     * @param start the first parameters; unchanged
     * @param at the log likelihood at some parameters
     * @param longestStep the largest change of a parameter per step; infinity if steps never lead astray
     */
    public static double[] maximum(double[] start, Function<double[], LogLikelihood> at, double longestStep) {
        double[] parameters = start.clone();
        double longest = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS && longest >= PRECISION; round++) {
            double[] step = at.apply(parameters).step();
            longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
            double factor = longest > longestStep ? longestStep / longest : 1;
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] += factor * step[i];
            }
        }
        return parameters;
    }

    /** The derivative by each parameter; callers may add to it. */
    public double[] gradient() {
        return gradient;
    }

    /** The rows of the information, of which only the lower triangle is read; callers may add to it. */
    public double[][] information() {
        return information;
    }

    /** Adds another log likelihood a number of times, as for repeated observations. */
    public void add(LogLikelihood other, double times) {
        for (int i = 0; i < gradient.length; i++) {
            gradient[i] += times * other.gradient[i];
            for (int j = 0; j <= i; j++) {
                information[i][j] += times * other.information[i][j];
            }
        }
    }

    /** The step of Newton's method: what to add to the parameters to approach the maximum. */
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
