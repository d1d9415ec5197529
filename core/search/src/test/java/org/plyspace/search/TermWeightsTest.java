package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.search.Weights.Tapered;

@DisplayName("Weights of what men attack")
class TermWeightsTest {

    private static final TermWeights SOME = new TermWeights(
            Map.of(
                    "mobility", new Tapered(1, 2),
                    "mobility-share", new Tapered(30, 60),
                    "royal-mobility", new Tapered(-3, 4),
                    "hits", new Tapered(5, 6),
                    "hits-share", new Tapered(10, 20)),
            Map.of("Q", new Tapered(7, 8)),
            Map.of("N", new Tapered(9, 10)));

    @Test
    void aCellAndAShareOfTheMeanCountTogether() {
        assertEquals(new Tapered(1 + 30 / 10.0, 2 + 60 / 10.0), SOME.mobility("R", false, 10));
        assertEquals(new Tapered(5 + 10 / 4.0, 6 + 20 / 4.0), SOME.hits("R", 4));
    }

    @Test
    void aTypesOwnWeightCountsAlone() {
        assertEquals(new Tapered(7, 8), SOME.mobility("Q", false, 10));
        assertEquals(new Tapered(9, 10), SOME.hits("N", 10));
    }

    @Test
    void royalPiecesHaveAWeightOfTheirOwn() {
        assertEquals(new Tapered(-3, 4), SOME.mobility("K", true, 10));
    }

    /** A piece that hardly attacks a cell would get weights without limit. */
    @Test
    void aMeanBelowOneCellCountsAsOne() {
        assertEquals(new Tapered(31, 62), SOME.mobility("R", false, 0.1));
        assertEquals(new Tapered(31, 62), SOME.mobility("R", false, 0));
    }

    @Test
    void onlyNoWeightsAreNone() {
        assertTrue(TermWeights.NONE.isNone());
        assertTrue(!SOME.isNone());
        assertEquals(new Tapered(0, 0), TermWeights.NONE.of("hanging"));
    }
}
