package org.plyspace.report.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextWriterTest {

    private static List<Cell> words(String... words) {
        return Stream.of(words).map(Cell::of).toList();
    }

    private static String text(Table table, int width) {
        return new Document().table(table).text(width);
    }

    @Test
    void cellsAreWrappedWithinTheirColumns() {
        Table table = Table.ruled(List.of("one", "two"), 8);
        table.row("label", words("a few words", "x"));

        assertEquals("""
                       one       two
                -------------------------
                label  a few     x
                       words
                """, text(table, 26));
    }

    @Test
    void columnsThatDoNotFitFollowInABlockOfTheirOwn() {
        Table table = Table.ruled(List.of("one", "two", "three"), 8);
        table.row("r", words("12345678", "2", "3"));

        assertEquals("""
                   one       two
                ---------------------
                r  12345678  2

                   three
                -----------
                r  3
                """, text(table, 25));
    }

    @Test
    void theFirstColumnOfAGroupGoesWithAllOthers() {
        Table table = Table.grouped(List.of("a1", "a2", "a3", "b1", "b2", "b3"), 3, true, 8);
        table.row("r", words("12345678", "2", "3", "4", "5", "6"));

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
                """, text(table, 25));
    }

    @Test
    void groupsStandBesideEachOtherWhereAllFit() {
        Table table = Table.grouped(List.of("a\nmachine", "b\nmachine"), 1, true, 4);
        table.row("r", words("1", "2"));

        assertEquals("""
                   a        b
                   machine  machine
                -------------------
                r  1        2
                """, text(table, 40));
    }

    @Test
    void namesAreNotBrokenWithinAWord() {
        Table table = Table.ruled(List.of("variant:elevation=instead", "variant"), 4);
        table.row("r", words("1", "2"));

        String text = text(table, 20);

        assertTrue(text.contains("elevation="), text);
        assertTrue(text.contains("instead"), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 60, 80, 100, 120, 200})
    void noLineIsLongerThanTheWidth(int width) {
        Table table = Table.ruled(Collections.nCopies(7, "a-variant:option=value,other=another-value"), 18);
        table.row("a label of some length", Collections.nCopies(7, Cell.of("word ".repeat(20))));

        assertTrue(text(table, width).lines().allMatch(line -> line.length() <= width));
    }

    @Test
    void alignedColumnsAreAsWideAsTheirCellsAndOnlyLabelsAreWrapped() {
        Table table = Table.aligned(6, "before", "after");
        table.row("a label of words", words("1", "a longer cell"));

        assertEquals("""
                        before  after
                a       1       a longer cell
                label
                of
                words
                """, text(table, 20));
    }

    @Test
    void aCourseIsCutWhereItsColumnEnds() {
        Table table = Table.between(List.of("one"), 5, 3, 4);
        table.row("all", new Cell.Course(List.of(1.0, 2.0, 0.0, 1.0, 4.0)));

        assertEquals("""
                      one
                all   ▅█▁▅
                """, text(table, 20));
    }
}
