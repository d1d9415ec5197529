package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards in colour, as a terminal gets them. */
class ColourTest {

    private static final String ESCAPE = "\u001b";
    private static final String WHITE_KING = ESCAPE + "[1;38;5;231;48;5;60m K " + ESCAPE + "[0m";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show koernke",
                "show koernke --view flat",
                "show koernke --view compact",
                "moves koernke --at 2d1",
                "replay koernke 1a2-1a3",
                "play koernke --unsaved"
            })
    void boardsAreColouredWhereTheyAreWanted(String typed) throws IOException {
        String coloured = out(typed + " --color always");

        assertTrue(coloured.contains(ESCAPE + "[1;38;5;231;48;5;"), coloured);
        assertFalse(coloured.contains("?["), coloured);
        assertEquals(seen(out(typed + " --color never")), seen(coloured));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show koernke", "play koernke --unsaved"})
    void whoseColourTheKingsHaveIsTold(String typed) throws IOException {
        assertTrue(out(typed + " --color always").contains(WHITE_KING));
    }

    /** The output without colours, and without what fills dark squares instead of them. */
    private static List<String> seen(String out) {
        return out.replaceAll(ESCAPE + "\\[[0-9;]*m", "")
                .replace(':', ' ')
                .lines()
                .map(String::stripTrailing)
                .toList();
    }

    private static String out(String typed) throws IOException {
        return new Program()
                .run(List.of(typed.split(" ")).toArray(String[]::new))
                .out();
    }
}
