package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.statistics.SequentialBounds.Spending;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.TestForm;

/**
 * Pairs of games are looked at five times, as a plan declares: the intervals of all looks hold the truth together, and what is not
 * true is supported as seldom as promised.
 */
class LooksHoldTest {

    private static final int[] LOOKS = {32, 64, 128, 256, 384};
    private static final double ERROR = 0.025;

    /** Pairs of shares of games, and of lengths with a long tail, whose true difference is known. */
    private enum Games {
        /** Winners: a tenth of pairs rises, as many fall. */
        WINNERS(Measurement.SHARE_OF_GAMES, 0) {
            @Override
            double[] pair(SplittableRandom random) {
                double luck = random.nextDouble();
                return luck < 0.1 ? new double[] {0, 1} : luck < 0.2 ? new double[] {1, 0} : same(random.nextInt(2));
            }
        },
        /** Winners: one pair in fifty rises, none falls. */
        RARE(Measurement.SHARE_OF_GAMES, 0.02) {
            @Override
            double[] pair(SplittableRandom random) {
                return random.nextInt(50) == 0 ? new double[] {0, 1} : same(random.nextInt(2));
            }
        },
        /** Lengths up to 600 plies, half of whose luck is shared. */
        LENGTHS(Measurement.MEAN, 0) {
            @Override
            double[] pair(SplittableRandom random) {
                double shared = random.nextExponential();
                return new double[] {length(shared, random), length(shared, random)};
            }

            private double length(double shared, SplittableRandom random) {
                return Math.min(600, 60 + 80 * shared + 80 * random.nextExponential());
            }
        };

        private final Measurement measurement;
        private final double truth;

        Games(Measurement measurement, double truth) {
            this.measurement = measurement;
            this.truth = truth;
        }

        abstract double[] pair(SplittableRandom random);

        private static double[] same(double value) {
            return new double[] {value, value};
        }
    }

    @EveryThirdCase
    @ParameterizedTest(name = "{0}, {1}, with seed 5")
    @CsvSource({"WINNERS, LINEAR", "WINNERS, LATE", "RARE, LINEAR", "LENGTHS, LINEAR"})
    void allLooksHoldTheTruthTogether(Games games, Spending spending) {
        double[] tails = SequentialBounds.tails(ERROR, spending, LOOKS);
        SplittableRandom random = new SplittableRandom(5);
        int trials = TestForm.count(2_000, 400);
        int below = 0;
        int above = 0;
        for (int trial = 0; trial < trials; trial++) {
            double[][] pairs = IntStream.range(0, LOOKS[LOOKS.length - 1])
                    .mapToObj(i -> games.pair(random))
                    .toArray(double[][]::new);
            boolean low = false;
            boolean high = false;
            for (int look = 0; look < LOOKS.length; look++) {
                Estimate found = Difference.of(
                                sample(pairs, 0, LOOKS[look]),
                                sample(pairs, 1, LOOKS[look]),
                                games.measurement,
                                true,
                                trial)
                        .at(tails[look]);
                low |= found.low() > games.truth;
                high |= found.high() < games.truth;
            }
            below += high ? 1 : 0;
            above += low ? 1 : 0;
        }
        // Three standard errors of the simulation above what is promised: 2.5 % to either side, 5 % together.
        double most = 3 * Math.sqrt(0.05 * 0.95 / trials);
        assertTrue(above + below <= (2 * ERROR + most) * trials, above + " above and " + below + " below");
        assertTrue(above <= (ERROR + most) * trials, above + " wrongly supported");
    }

    private static ClusteredSample sample(double[][] pairs, int side, int games) {
        double[] ones = new double[games];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(
                IntStream.range(0, games).toArray(),
                IntStream.range(0, games).mapToDouble(i -> pairs[i][side]).toArray(),
                ones);
    }
}
