package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Measurement;

/** More games are games, of which few may tell a number. */
class ComparedTest {

    private static final double TAIL = 0.025;

    private static ClusteredSample sample(int offset) {
        double[] numbers =
                IntStream.range(0, 50).mapToDouble(i -> (i * 7 + offset) % 11).toArray();
        double[] ones = new double[50];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, 50).toArray(), numbers, ones);
    }

    private static final Difference DIFFERENCE = Difference.of(sample(0), sample(3), Measurement.MEAN, false, 1);

    private static Compared of(int games) {
        MetricRow row = new MetricRow("number", null, "number", Measurement.MEAN, Margin.NONE);
        return new Compared(row, 5, DIFFERENCE, OptionalDouble.of(2), games);
    }

    @Test
    void whereOneGameInTenTellsTenTimesAsManyAreNeeded() {
        long clusters = DIFFERENCE.moreToExclude(1, TAIL).orElseThrow();

        assertEquals(clusters, of(50).moreToExclude(1, TAIL).orElseThrow());
        assertEquals(10 * clusters, of(500).moreToExclude(1, TAIL).orElseThrow());
        assertEquals(
                10 * DIFFERENCE.moreToStayWithin(0.5, TAIL).orElseThrow(),
                of(500).moreToStayWithin(0.5, TAIL).orElseThrow());
    }

    @Test
    void itIsSettledByWhicheverTakesFewer() {
        long alike = of(50).moreToStayWithin(2, TAIL).orElseThrow();
        long different = of(50).moreToExclude(Math.abs(DIFFERENCE.estimate().mean()), TAIL)
                .orElseThrow();

        assertTrue(alike < different, alike + " and " + different);
        assertEquals(alike, of(50).moreGames().orElseThrow());
    }
}
