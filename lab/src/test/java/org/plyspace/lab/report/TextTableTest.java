package org.plyspace.lab.report;

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

    @ParameterizedTest
    @ValueSource(ints = {50, 60, 80, 100, 120, 200})
    void noLineIsLongerThanTheWidth(int width) {
        TextTable table = new TextTable(Collections.nCopies(7, "a-variant:option=value,other=another-value"), 18);
        table.row("a label of some length", Collections.nCopies(7, "word ".repeat(20)));

        assertTrue(table.render(width).lines().allMatch(line -> line.length() <= width));
    }
}
