package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextRules;

@DisplayName("Passing the turn in a search over a stack")
final class StackPassingTest {

    private static final TextRules STACK = new TextRules(new ToyStack(), "boards=3");

    /** A piece aboard a board counts like any other; pawns and board moves do not. */
    @ParameterizedTest(name = "{0} and {1} aboard, {2}: {3}")
    @CsvSource({
        "k3/4/4/K3, 2/2, w, false",
        "k3/1p2/2P1/K3, 2/2, w, false",
        "k3/1p2/2P1/K3, 2/2, b, false",
        "k3/1p2/2P1/K3, 2/1P, w, false",
        "k3/1p2/2P1/K2N, 2/2, w, true",
        "k3/1p2/2P1/K2N, 2/2, b, false",
        "k2n/1p2/2P1/K3, 2/2, w, false",
        "k2n/1p2/2P1/K3, 2/2, b, true",
        "k3/1p2/2P1/K3, 1N/2, w, true",
        "k3/1p2/2P1/K3, 1n/2, w, false",
        "k3/3N/4/K2r, 2/2, w, false",
        "k2R/2n1/4/K3, 2/2, b, false",
    })
    void isTriedOnlyWithAPieceThatCanLoseAMove(String men, String aboard, String side, boolean sound) {
        String text = "M:" + men + "|B1@R0:" + aboard + "|B2@L1:2/2|B3@L2:2/2 " + side + " - - 0 1";
        assertEquals(sound, STACK.read(text).position().isPassingSound());
    }
}
