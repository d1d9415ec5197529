package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.statistics.Estimate;

class QuantitiesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            share of games | 0.5253 | 0.41  | 0.642    | 53 % (41 to 64)
            share of moves | 0.0101 | 0.009 | 0.0112   | 1.01 % (0.90 to 1.12)
            plies          | 148.21 | 146.1 | 150.3    | 148.2 (146.1 to 150.3)
            Elo            | -30    | -80   | 20       | −30 (−80 to 20)
            Elo            | 12     | -40   | Infinity | 12 (−40 to ∞)
            0 to 1         | 0.5    | NaN   | NaN      | 0.5 (−∞ to ∞)
            times a game   | 3      | 3     | 3        | 3 (3 to 3)
            0 to 1         | -0.001 | -0.4  | 0.4      | 0.0 (−0.4 to 0.4)
            """)
    void decimalsSuitTheInterval(String unit, double mean, double low, double high, String text) {
        MetricResult result = new MetricResult("any", new Estimate(mean, low, high), false, 9);
        assertEquals(text, Quantities.withInterval(new Unit(unit), result));
    }

    @Test
    void whatLiesBeyondWhatWasSeenIsAtLeastThat() {
        MetricResult result = new MetricResult("any", new Estimate(300, 280, Double.POSITIVE_INFINITY), true, 9);
        assertEquals("at least 300 (280 to ∞)", Quantities.withInterval(Unit.PLIES, result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            share of points | 0.041  | 0.02 | +4.1 | 4.1 points
            plies           | -12    | 8    | −12 | 12 plies
            legal moves     | 3      | 1    | +3.0| 3.0
            0 to 1          | 0      | 0.1  | 0.00| 0.00
            """)
    void differencesHaveTheirSign(String unit, double mean, double half, String signed, String size) {
        Estimate difference = Estimate.around(mean, half);
        assertEquals(signed, Quantities.signed(new Unit(unit), difference));
        assertEquals(size, ChangeWords.size(new Unit(unit), difference));
    }
}
