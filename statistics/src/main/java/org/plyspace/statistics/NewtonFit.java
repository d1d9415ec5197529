package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.Function;

/** Newton's method for the parameters that make observations most likely. */
public final class NewtonFit {

    private static final int ROUNDS = 200;
    private static final double PRECISION = 1e-8;

    private NewtonFit() {}

    /**
     * The parameters where a log likelihood is highest, or where it hardly rises any more.
     *
     * @param start not changed
     * @param at how it runs at some parameters
     * @param longestStep by how much no parameter changes at once; infinity where steps never lead astray
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
}
