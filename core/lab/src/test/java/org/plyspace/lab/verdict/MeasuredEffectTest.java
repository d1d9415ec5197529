package org.plyspace.lab.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.study.Direction;

class MeasuredEffectTest {

    /** A margin of 5 where there is one. */
    @ParameterizedTest(name = "{0}, {3}: from {1} to {2} is {4}")
    @CsvSource({
        "HIGHER, 1, 9, none, SUPPORTED",
        "HIGHER, -9, -1, none, REFUTED",
        "HIGHER, -1, 9, none, OPEN",
        "HIGHER, 1, 9, 5, SUPPORTED",
        "HIGHER, 1, 4, 5, TOO_SMALL",
        "HIGHER, -3, 4, 5, TOO_SMALL",
        "HIGHER, -3, -1, 5, TOO_SMALL",
        "HIGHER, -9, 4, 5, TOO_SMALL",
        "HIGHER, -9, -1, 5, REFUTED",
        "HIGHER, -1, 6, 5, OPEN",
        "LOWER, -9, -1, none, SUPPORTED",
        "LOWER, -4, -1, 5, TOO_SMALL",
        "LOWER, 1, 9, 5, REFUTED",
        "LOWER, -6, 1, 5, OPEN",
        "DIFFERENT, 1, 9, 5, SUPPORTED",
        "DIFFERENT, -9, -1, 5, SUPPORTED",
        "DIFFERENT, 1, 4, 5, TOO_SMALL",
        "DIFFERENT, -6, 4, 5, OPEN",
        "EQUIVALENT, -4, 4, 5, SUPPORTED",
        "EQUIVALENT, 1, 4, 5, SUPPORTED",
        "EQUIVALENT, 6, 9, 5, REFUTED",
        "EQUIVALENT, 4, 9, 5, OPEN",
        "NOT_HIGHER, -9, 4, 5, SUPPORTED",
        "NOT_HIGHER, 6, 9, 5, REFUTED",
        "NOT_HIGHER, 1, 9, 5, OPEN",
        "NOT_LOWER, -4, 9, 5, SUPPORTED",
        "NOT_LOWER, -9, -6, 5, REFUTED"
    })
    void theVerdictIsReadFromTheInterval(
            Direction direction, double low, double high, String margin, HypothesisVerdict verdict) {
        OptionalDouble matters =
                margin.equals("none") ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(margin));

        assertEquals(verdict, MeasuredEffect.verdict(direction, low, high, matters));
    }

    @ParameterizedTest
    @CsvSource({
        "SUPPORTED SUPPORTED, SUPPORTED",
        "SUPPORTED OPEN, OPEN",
        "TOO_SMALL OPEN, TOO_SMALL",
        "SUPPORTED REFUTED TOO_SMALL, REFUTED"
    })
    void whatIsToBeTrueTogetherFailsWithOne(String all, HypothesisVerdict verdict) {
        List<HypothesisVerdict> parts = Arrays.stream(all.split(" ", -1))
                .map(HypothesisVerdict::valueOf)
                .toList();

        assertEquals(verdict, HypothesisVerdict.together(parts));
    }
}
