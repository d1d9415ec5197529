package org.plyspace.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleSizeTest {

    @ParameterizedTest
    @CsvSource({"0.5, 0.02, 2401", "0.5, 0.01, 9604", "0.25, 0.02, 601", "0, 0.02, 1"})
    void theUsualSizesAreFound(double deviation, double halfWidth, long size) {
        assertEquals(size, SampleSize.of(deviation, halfWidth));
    }

    @Test
    void soManyObservationsGiveAnIntervalAsShortAsThat() {
        assertEquals(0.02, SampleSize.halfWidth(0.5, 2401), 1e-5);
        assertEquals(1.959964 / 2, SampleSize.halfWidth(0.5, 1), 1e-5);
    }

    /**
     * Worked with scipy 1.17: ((norm.isf(level) + norm.ppf(power)) deviation / distance)^2, which for 0.025 and 80 % is (2.80159 deviation /
     * distance)^2.
     */
    @ParameterizedTest(name = "{0} over {1} at {2} with {3}")
    @CsvSource({
        "0.5, 0.05, 0.025, 0.8, 785",
        "0.5, 0.05, 0.025, 0.9, 1051",
        "0.3, 0.05, 0.0009615, 0.8, 560",
        "0.3, 0.05, 0.0009615, 0.9, 692"
    })
    void theNumberThatATestNeedsForItsPower(double deviation, double distance, double level, double power, long size) {
        assertEquals(size, SampleSize.toExclude(deviation, distance, level, power));
        assertEquals(distance, SampleSize.shown(deviation, size, level, power), distance / size);
    }

    /**
     * Within 1 of 0 at both ends: (1.95996 + 1.28155)^2 x 100 = 1,050.7 where the truth is 0, each end failing in 10 %; as for one end, (1.95996
     * + 0.84162)^2 x 10,000 = 78,489, where it is 0.9.
     */
    @ParameterizedTest
    @CsvSource({"0, 1051", "0.9, 78489", "-0.9, 78489"})
    void bothEndsNeedMoreThanOne(double mean, long observations) {
        assertEquals(observations, SampleSize.toStayWithin(10, mean, 1, 0.025, 0.8));
    }
}
