package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTableTest {

    @Test
    void cellsAreWrappedWithinTheirColumns() {
        TextTable table = new TextTable(List.of("one", "two"), 8);
        table.row("label", List.of("a few words", "x"));

        assertEquals("""
                       one       two
                -------------------------
                label  a few     x
                       words
                """, table.render(26));
    }

    @Test
    void columnsThatDoNotFitFollowInABlockOfTheirOwn() {
        TextTable table = new TextTable(List.of("one", "two", "three"), 8);
        table.row("r", List.of("12345678", "2", "3"));

        assertEquals("""
                   one       two
                ---------------------
                r  12345678  2

                   three
                -----------
                r  3
                """, table.render(25));
    }

    @Test
    void theFirstColumnOfAGroupGoesWithAllOthers() {
        TextTable table = new TextTable(List.of("a1", "a2", "a3", "b1", "b2", "b3"), 3, true, 8);
        table.row("r", List.of("12345678", "2", "3", "4", "5", "6"));

        assertEquals("""
                   a1        a2
                ---------------------
                r  12345678  2

                   a1        a3
                ---------------------
                r  12345678  3

                   b1        b2
                ---------------------
                r  4         5

                   b1        b3
                ---------------------
                r  4         6
                """, table.render(25));
    }

    @Test
    void groupsStandBesideEachOtherWhereAllFit() {
        TextTable table = new TextTable(List.of("a\nmachine", "b\nmachine"), 1, true, 4);
        table.row("r", List.of("1", "2"));

        assertEquals("""
                   a        b
                   machine  machine
                -------------------
                r  1        2
                """, table.render(40));
    }

    @Test
    void namesAreNotBrokenWithinAWord() {
        TextTable table = new TextTable(List.of("variant:elevation=instead", "variant"), 4);
        table.row("r", List.of("1", "2"));

        String text = table.render(20);

        assertTrue(text.contains("elevation="), text);
        assertTrue(text.contains("instead"), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 60, 80, 100, 120, 200})
    void noLineIsLongerThanTheWidth(int width) {
        TextTable table = new TextTable(Collections.nCopies(7, "a-variant:option=value,other=another-value"), 18);
        table.row("a label of some length", Collections.nCopies(7, "word ".repeat(20)));

        assertTrue(table.render(width).lines().allMatch(line -> line.length() <= width));
    }
}
