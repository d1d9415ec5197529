package org.plyspace.statistics;

import java.util.Arrays;
import java.util.function.Function;

/** Newton's method for maximum likelihood. */
public final class NewtonFit {

    private static final int ROUNDS = 200;
    private static final double PRECISION = 1e-8;

    private NewtonFit() {}

    /**
     * The parameters at which a log likelihood is highest, or hardly rises any more.
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
}
