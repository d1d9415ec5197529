package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogisticSlopeTest {

    /** Computed by hand: with one advantage a and the share p of the points the slope is ln(p / (1 - p)) / a. */
    @ParameterizedTest
    @CsvSource({
        "200, 0.75, 0.005493061443",
        "100, 0.5625, 0.002513144283",
        "1, 0.75, 1.098612289",
        "5000, 0.75, 0.0002197224577"
    })
    void theSlopeGivesTheShareOfThePoints(double advantage, double share, double slope) {
        double[] advantages = new double[16];
        double[] points = new double[16];
        for (int i = 0; i < 16; i++) {
            advantages[i] = advantage;
            points[i] = i < 16 * share ? 1 : 0;
        }
        assertEquals(slope, LogisticSlope.of(advantages, points), 1e-9 * slope);
    }

    @ParameterizedTest
    @CsvSource({"0", "1"})
    void whereNothingIsKnownItIsTheUsualOne(int games) {
        assertEquals(0.002, LogisticSlope.of(new double[games], new double[games]), 1e-12);
    }
}
