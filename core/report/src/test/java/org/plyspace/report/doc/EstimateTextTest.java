package org.plyspace.report.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.statistics.Estimate;

class EstimateTextTest {

    @ParameterizedTest
    @CsvSource({
        "148.23, 10.4, 148 (138-159)",
        "148.23, 2.06, 148.2 (146.2-150.3)",
        "23.4567, 0.123, 23.46 (23.33-23.58)",
        "0.5, 2, 0.5 (-1.5 to 2.5)",
        "12, 0, 12",
        "2.5, 0, 2.5",
        "-0.01, 1, 0.0 (-1.0 to 1.0)",
        "3, NaN, 3 (-∞ to ∞)"
    })
    void decimalsFollowTheInterval(double mean, double halfWidth, String text) {
        assertEquals(text, EstimateText.range(Estimate.around(mean, halfWidth)));
    }

    @Test
    void endsNeedNotBeAsFarAway() {
        assertEquals("0.5 (0.1-2.8)", EstimateText.range(new Estimate(0.5, 0.09, 2.78)));
        assertEquals("382 (82-∞)", EstimateText.range(new Estimate(382, 82, Double.POSITIVE_INFINITY)));
    }

    @Test
    void endsWithoutLimitAreFound() {
        for (String text : List.of("191 (-234 to ∞)", "0.5 (-∞ to ∞)", "-3 (-∞ to 2)", "382 (82-∞)")) {
            assertTrue(text.contains(EstimateText.INFINITE), text);
        }
    }

    @Test
    void differencesHaveSigns() {
        assertEquals("+3.4 (+1.2 to +5.6)", EstimateText.difference(new Estimate(3.4, 1.2, 5.6)));
        assertEquals("0", EstimateText.difference(Estimate.exact(0)));
        assertEquals("+2", EstimateText.difference(Estimate.exact(2)));
        assertEquals("0.0 (-0.5 to +0.4)", EstimateText.difference(new Estimate(-0.01, -0.46, 0.44)));
        assertEquals("+6 (+0.2 to +12)", EstimateText.difference(new Estimate(6.3, 0.225, 12.4)));
        assertEquals("-6 (-12 to -0.04)", EstimateText.difference(new Estimate(-6.3, -12.4, -0.0403)));
        assertEquals("0 (0 to +12)", EstimateText.difference(new Estimate(0.2, 0, 12.4)));
        assertEquals("unknown", EstimateText.difference(new Estimate(3.4, Double.NaN, Double.NaN)));
    }
}
