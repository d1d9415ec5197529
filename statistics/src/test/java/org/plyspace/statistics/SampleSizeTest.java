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
}
