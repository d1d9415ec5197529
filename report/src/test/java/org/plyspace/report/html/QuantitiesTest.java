package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.statistics.Estimate;

class QuantitiesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SHARE_OF_GAMES | 0.5253 | 0.41  | 0.642    | 53 % (41 to 64)
            SHARE_OF_MOVES | 0.0101 | 0.009 | 0.0112   | 1.01 % (0.90 to 1.12)
            PLIES          | 148.21 | 146.1 | 150.3    | 148.2 (146.1 to 150.3)
            ELO            | -30    | -80   | 20       | −30 (−80 to 20)
            ELO            | 12     | -40   | Infinity | 12 (−40 to ∞)
            SCALE          | 0.5    | NaN   | NaN      | 0.5
            TIMES          | 3      | 3     | 3        | 3 (3 to 3)
            SCALE          | -0.001 | -0.4  | 0.4      | 0.0 (−0.4 to 0.4)
            """)
    void decimalsSuitTheInterval(Unit unit, double mean, double low, double high, String text) {
        MetricResult result = new MetricResult("any", new Estimate(mean, low, high), false, 9);
        assertEquals(text, Quantities.withInterval(unit, result));
    }

    @Test
    void whatLiesBeyondWhatWasSeenIsAtLeastThat() {
        MetricResult result = new MetricResult("any", new Estimate(300, 280, Double.POSITIVE_INFINITY), true, 9);
        assertEquals("at least 300 (280 to ∞)", Quantities.withInterval(Unit.PLIES, result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SHARE_OF_POINTS | 0.041  | 0.02 | +4.1 points (2.1 to 6.1)   | 4.1 points
            PLIES           | -12    | 8    | −12 plies (−20 to −4)      | 12 plies
            MOVES           | 3      | 1    | +3.0 (2.0 to 4.0)          | 3.0
            SCALE           | 0      | 0.1  | 0.00 (−0.10 to 0.10)       | 0.00
            """)
    void differencesHaveTheirSign(Unit unit, double mean, double half, String signed, String size) {
        Estimate difference = Estimate.around(mean, half);
        assertEquals(signed, Quantities.signedWithInterval(unit, difference));
        assertEquals(size, ChangeWords.size(unit, difference));
    }
}
