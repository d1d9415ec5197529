package org.plyspace.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Asked about itself: a sample that asks nothing would let every test pass. */
final class EveryThirdCaseTest {

    private static final int CASES = 8;

    private static final List<Integer> ASKED = new ArrayList<>();

    static IntStream cases() {
        return IntStream.rangeClosed(1, CASES);
    }

    @ParameterizedTest
    @EveryThirdCase
    @MethodSource("cases")
    void aCaseIsAsked(int number) {
        ASKED.add(number);
    }

    @AfterAll
    static void theFirstAndEveryThirdAfterItWereAskedOrAll() {
        assertEquals(TestForm.isWhole() ? cases().boxed().toList() : List.of(1, 4, 7), ASKED);
    }
}
