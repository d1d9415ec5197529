package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Layout.Shade;
import org.plyspace.api.Side;

class AnsiColoursTest {

    private static final String SQUARE =
            AnsiColours.COLOUR.square(" K ", Shade.LIGHT, AnsiColours.Tone.IN_CHECK, Side.BLACK);

    @Test
    void coloursAreNoCharacters() {
        assertEquals(5, AnsiColours.width("1 " + SQUARE));
    }

    @Test
    void printsItsOwnColours() {
        assertEquals("1 " + SQUARE + " 1", AnsiColours.printable("1 " + SQUARE + " 1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\u001b[31m", "\u001b[8m", "\u001b[1;38;5;60;48;5;60m", "\u001b]0;title\u0007", "\n", "\u202e"})
    void masksWhateverElseATerminalObeys(String foreign) {
        String masked = "a" + "?".repeat(1) + foreign.substring(1).replaceAll("\\p{Cntrl}", "?") + "z";

        assertEquals(SQUARE + masked, AnsiColours.printable(SQUARE + "a" + foreign + "z"));
    }
}
