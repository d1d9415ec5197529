package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextRules;

/** Sets of squares are those that each side sees. */
final class SquareSetsTest {

    /** A man goes from anywhere to a set of squares. */
    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "sets", "title": "Sets", "summary": "Leaps.", "source": "made up",
             "board": {"files": 3, "ranks": 3, "levels": 2, "boards": ["A", "B"], "squares": "{level}{file}{rank}"},
             "mirror": "%s",
             "pieces": {"K": {"name": "king", "royal": true, "leaps": [[1, 0, 0], [-1, 0, 0]]},
                        "L": {"name": "leaper", "modes": {"leapTo": %s}}},
             "noStart": "made up"}
            """;

    @ParameterizedTest(name = "{0}: {1} is {2} and {3}")
    @CsvSource(delimiter = ';', textBlock = """
            ranks and levels; {"files": 1, "ranks": -1}; Aa3 Ba3; Aa1 Ba1
            ranks and levels; {"files": -1, "ranks": 1, "levels": 1}; Ac1; Bc3
            ranks and levels; {"files": 1, "ranks": [1, -1], "boards": "B"}; Ba1 Ba3; Ba1 Ba3
            ranks and levels; {"ranks": 1, "levels": -1}; Ba1 Bb1 Bc1; Aa3 Ab3 Ac3
            ranks and levels; {"files": 3, "ranks": 2, "boards": ["A", "B"]}; Ac2 Bc2; Ac2 Bc2
            ranks and levels; {"white": ["Aa1"], "black": ["Ba1", "Bc3"]}; Aa1; Ba1 Bc3
            ranks and levels; {"both": ["Ac1"], "black": ["Aa1"]}; Ac1; Aa1 Ac1
            ranks and levels; [{"files": 1, "ranks": 1}, {"both": ["Bc3"]}]; Aa1 Ba1 Bc3; Aa3 Ba3 Bc3
            ranks; {"files": 1, "ranks": 1, "levels": 1}; Aa1; Aa3
            ranks; {"files": 3, "ranks": [2, 3], "levels": -1}; Bc2 Bc3; Bc1 Bc2
            files and ranks; {"files": 1, "ranks": 1, "levels": 1}; Aa1; Ac3
            files and ranks; {"files": [1, 2], "ranks": -1, "boards": "A"}; Aa3 Ab3; Ab1 Ac1
            """)
    void eachSideCountsFromItsOwn(String mirror, String set, String white, String black) {
        TextRules rules = Examples.rules(RULES.formatted(mirror, set));
        assertEquals(white, String.join(" ", rules.reach("L", "Ab2")));
        assertEquals(black, String.join(" ", rules.reach("l", "Ab2")));
    }
}
