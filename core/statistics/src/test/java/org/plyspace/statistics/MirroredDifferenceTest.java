package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A difference the other way round")
class MirroredDifferenceTest {

    private static final double EPSILON = 1e-9;
    private static final double[] MARGINS = {0.02, 0.3, 2};

    private final SplittableRandom random = new SplittableRandom(5);

    /** Independent samples are resampled in turn, so that their quantiles depend on which is the first. */
    static Stream<Arguments> kinds() {
        return Arrays.stream(Measurement.values())
                .flatMap(measurement -> Stream.of(true, false)
                        .filter(paired -> paired || !(measurement.statistic() instanceof Quantile))
                        .flatMap(paired ->
                                Stream.of(0.02, 0.1, 0.9).map(changed -> Arguments.of(measurement, paired, changed))));
    }

    /** Points of games from up to three openings each, of which some go otherwise in the other sample. */
    @ParameterizedTest(name = "of {0}, paired {1}, {2} changed")
    @MethodSource("kinds")
    void isAsLargeAndAsSure(Measurement measurement, boolean paired, double changed) {
        for (int i = 0; i < 12; i++) {
            int size = 4 + random.nextInt(60);
            int[] labels = random.ints(size, 0, size).toArray();
            double[] points = random.ints(size, 0, 3).mapToDouble(n -> n / 2.0).toArray();
            double[] others = Arrays.stream(points)
                    .map(point -> random.nextDouble() < changed ? random.nextInt(3) / 2.0 : point)
                    .toArray();
            double[] ones = new double[size];
            Arrays.fill(ones, 1);
            ClusteredSample one = ClusteredSample.of(labels, points, ones);
            ClusteredSample other = ClusteredSample.of(labels, others, ones);
            assertMirrored(
                    Difference.of(one, other, measurement, paired, 3, 1),
                    Difference.of(other, one, measurement, paired, 3, 1),
                    Arrays.toString(points) + " and " + Arrays.toString(others));
        }
    }

    private static void assertMirrored(Difference up, Difference down, String where) {
        assertEquals(-up.estimate().mean(), down.estimate().mean(), EPSILON, where);
        assertEquals(-up.estimate().low(), down.estimate().high(), EPSILON, where);
        assertEquals(-up.estimate().high(), down.estimate().low(), EPSILON, where);
        assertEquals(up.error(), down.error(), EPSILON, where);
        assertEquals(up.p(), down.p(), EPSILON, where);
        assertEquals(up.higherP(), down.lowerP(), EPSILON, where);
        assertEquals(up.lowerP(), down.higherP(), EPSILON, where);
        for (double margin : MARGINS) {
            assertEquals(up.equivalenceP(margin), down.equivalenceP(margin), EPSILON, where);
            assertEquals(up.largerP(margin), down.largerP(margin), EPSILON, where);
        }
    }
}
