package org.plyspace.match.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.match.tune.LogisticFit;
import org.plyspace.search.net.Net;

@DisplayName("A net that learns")
class FloatNetTest {

    private static final int ROWS = 30;
    private static final int UNITS = 6;
    private static final int SEEN = 8;
    private static final double SLOPE = 0.004;

    private final FloatNet net = new FloatNet(ROWS, UNITS);
    private final FloatNet.Scratch scratch = new FloatNet.Scratch(net);

    private static NetExample example(SplittableRandom random) {
        return new NetExample(0, rows(random), rows(random), random.nextInt(-300, 301), random.nextDouble());
    }

    private static int[] rows(SplittableRandom random) {
        return IntStream.range(0, SEEN).map(i -> random.nextInt(ROWS)).toArray();
    }

    /** Units below, between and above their limits. */
    private double[] parameters(SplittableRandom random) {
        double[] parameters = new double[net.size()];
        Arrays.setAll(parameters, i -> random.nextDouble() - 0.4);
        return parameters;
    }

    private double loss(NetExample example, double[] parameters) {
        double correction = net.correction(example, parameters, scratch);
        return LogisticFit.loss(FloatNet.expectancy(example, correction, SLOPE), example.target());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void hasTheGradientOfItsLoss(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] parameters = parameters(random);
        double step = 1e-6;
        int moved = 0;
        for (int round = 0; round < 5; round++) {
            NetExample example = example(random);
            double[] gradient = new double[net.size()];
            net.addGradient(example, parameters, SLOPE, scratch, gradient);
            for (int i = 0; i < parameters.length; i++) {
                double kept = parameters[i];
                parameters[i] = kept + step;
                double above = loss(example, parameters);
                parameters[i] = kept - step;
                double below = loss(example, parameters);
                parameters[i] = kept;
                assertEquals((above - below) / (2 * step), gradient[i], 1e-6, "parameter " + i);
                moved += gradient[i] == 0 ? 0 : 1;
            }
        }
        assertTrue(moved > 100, moved + " derivatives that are not 0");
    }

    @Test
    void correctsNothingAtFirst() {
        SplittableRandom random = new SplittableRandom(4);

        assertEquals(0, net.correction(example(random), net.start(9), scratch));
    }

    /** Each weight is off by half a unit at most, so that each sum is by half a unit for each row and the bias. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void staysItselfInIntegers(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] parameters = parameters(random);
        boolean[] all = new boolean[ROWS];
        Arrays.fill(all, true);
        Net rounded = new Net("toy", "0", UNITS, net.rounded(parameters, all));
        double sums = (SEEN + 1) * 0.5 / Net.FULL;
        double outputs = 0;
        for (int i = 0; i < 2 * UNITS; i++) {
            outputs += 100 * Math.abs(parameters[net.size() - 2 - i]);
        }
        double bound = sums * outputs + (2 * UNITS + 1) * 0.5 / Net.CENTIPAWN * (1 + sums) + 1;
        assertTrue(bound < 20, "a bound that says something: " + bound);
        for (int round = 0; round < 500; round++) {
            NetExample example = example(random);
            assertEquals(
                    net.correction(example, parameters, scratch),
                    rounded.correction(example.own(), example.other()),
                    bound);
        }
    }

    @Test
    void forgetsRowsThatItNeverSaw() {
        double[] parameters = parameters(new SplittableRandom(5));
        boolean[] seen = new boolean[ROWS];
        seen[3] = true;
        short[] numbers = net.rounded(parameters, seen);

        for (int i = 0; i < ROWS * UNITS; i++) {
            short expected = i / UNITS == 3 ? (short) Math.round(Net.FULL * parameters[i]) : 0;
            assertEquals(expected, numbers[i]);
        }
    }
}
