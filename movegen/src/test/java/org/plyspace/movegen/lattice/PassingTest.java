package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Passing the turn in a search")
class PassingTest {

    /** With only kings and pawns, or in check, passing may be better than any move. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, false",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, false",
        "4k3/8/8/8/8/8/4PPP1/4K3 w - - 0 1, false",
        "4k3/8/8/8/8/8/4PPP1/3RK3 w - - 0 1, true",
        "4k3/8/8/8/8/8/4PPP1/3NK3 w - - 0 1, true",
        "4kq2/8/8/8/8/8/4P3/4K3 w - - 0 1, false",
        "4kq2/8/8/8/8/8/4P3/4K3 b - - 0 1, true",
        "4k3/4r3/8/8/8/8/8/N3K3 w - - 0 1, false",
    })
    void isTriedOnlyWithAPieceThatCanLoseAMove(String text, boolean sound) {
        assertEquals(sound, Orthodox.standard().readPosition(text).isPassingSound());
    }
}
