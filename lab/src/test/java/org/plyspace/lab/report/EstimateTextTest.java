package org.plyspace.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.statistics.Estimate;

class EstimateTextTest {

    @ParameterizedTest
    @CsvSource({
        "148.23, 10.4, 148 ± 10",
        "148.23, 2.06, 148.2 ± 2.1",
        "23.4567, 0.123, 23.46 ± 0.12",
        "0.0012, 0.0004, 0.001 ± 0.000",
        "12, 0, 12",
        "2.5, 0, 2.5",
        "3, NaN, 3 ± ?"
    })
    void decimalsFollowTheInterval(double mean, double halfWidth, String text) {
        assertEquals(text, EstimateText.plusMinus(Estimate.around(mean, halfWidth)));
    }

    @Test
    void proportionsShowBothEnds() {
        assertEquals("0.5 (0.1 - 2.8)", EstimateText.range(new Estimate(0.5, 0.09, 2.78)));
    }
}
