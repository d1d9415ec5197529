package org.plyspace.match.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Stochastic gradient descent with steps adapted to each parameter (Kingma and Ba, 2015). Confined to one thread. */
final class Adam {

    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double SMALL = 1e-8;
    /** How much of itself each parameter loses for each unit of a step's length (Loshchilov and Hutter, 2019). */
    private static final double DECAY = 0.2;

    private final double[] parameters;
    private final double[] means;
    private final double[] squares;
    private long steps;

    /**
     * Begins with parameters.
     *
     * @param parameters changed in place
     */
    Adam(double[] parameters) {
        this.parameters = parameters;
        this.means = new double[parameters.length];
        this.squares = new double[parameters.length];
    }

    double[] parameters() {
        return parameters;
    }

    /**
     * Takes a step.
     *
     * @param rate the length of a step
     * @param largest the bound of parameters, above 0
     */
    void step(double[] gradient, double rate, double largest) {
        steps++;
        double first = rate / (1 - StrictMath.pow(FIRST_DECAY, (double) steps));
        double second = 1 / (1 - StrictMath.pow(SECOND_DECAY, (double) steps));
        for (int i = 0; i < parameters.length; i++) {
            means[i] += (1 - FIRST_DECAY) * (gradient[i] - means[i]);
            squares[i] += (1 - SECOND_DECAY) * (gradient[i] * gradient[i] - squares[i]);
            double moved =
                    (1 - DECAY * rate) * parameters[i] - first * means[i] / (Math.sqrt(second * squares[i]) + SMALL);
            parameters[i] = Math.max(-largest, Math.min(largest, moved));
        }
    }

    void write(DataOutputStream out) throws IOException {
        out.writeLong(steps);
        for (double[] numbers : Arrays.asList(parameters, means, squares)) {
            Checkpoint.write(numbers, out);
        }
    }

    void read(DataInputStream in) throws IOException {
        steps = in.readLong();
        for (double[] numbers : Arrays.asList(parameters, means, squares)) {
            Checkpoint.read(numbers, in);
        }
    }
}
