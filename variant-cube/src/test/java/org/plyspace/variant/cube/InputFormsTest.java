package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.TextException;

@DisplayName("Input forms, cube.md 3")
final class InputFormsTest {

    /** The first case of the challenge and one with two levels, in every form. */
    static List<String> formsOfTheFirstCase() {
        return List.of(
                "[###,n##,#rr],[#b#,###,###],[###,###,bRK]",
                "[...,n..,.rr],[.b.,...,...],[...,...,bRK]",
                "[[###,n##,#rr],[#b#,###,###],[###,###,bRK]]",
                "[[[###][n##][#rr]][[#b#][###][###]][[###][###][bRK]]]",
                "[[[###] [n##] [#rr]]\n [[#b#] [###] [###]]\n\t[[###] [###] [bRK]]]\n",
                "[[\"###\",\"n##\",\"#rr\"],[\"#b#\",\"###\",\"###\"],[\"###\",\"###\",\"bRK\"]]",
                "[['###','n##','#rr'],['#b#','###','###'],['###','###','bRK']]",
                "[[[\"#\",\"#\",\"#\"],[\"n\",\"#\",\"#\"],[\"#\",\"r\",\"r\"]], [[\"#\",\"b\",\"#\"],[\"#\",\"#\",\"#\"],"
                        + "[\"#\",\"#\",\"#\"]], [[\"#\",\"#\",\"#\"],[\"#\",\"#\",\"#\"],[\"b\",\"R\",\"K\"]]]",
                "[3,n2,1rr],[1b1,3,3],[3,3,bRK]",
                "3/n2/1rr|1b1/3/3|3/3/bRK",
                "###/n##/#rr|#b#/###/###|###/###/bRK",
                "III:3/n2/1rr|II:1b1/3/3|I:3/3/bRK w - - 0 1",
                "n=3, [###,n##,#rr],[#b#,###,###],[###,###,bRK]",
                " n = 3; 3/n2/1rr|1b1/3/3|3/3/bRK",
                "###\nn##\n#rr\n\n#b#\n###\n###\n\n###\n###\nbRK\n",
                "###\r\nn##\r\n#rr\r\n#b#\r\n###\r\n###\r\n###\r\n###\r\nbRK",
                "###\\nn##\\n#rr\\n\\n#b#\\n###\\n###\\n\\n###\\n###\\nbRK",
                "n=3\n...\nn..\n.rr\n\n.b.\n...\n...\n\n...\n...\nbRK",
                "# # #\nn # #\n# r r\n\n# b #\n# # #\n# # #\n\n# # #\n# # #\nb R K",
                "[###,n##,#rr,#b#,###,###,###,###,bRK]",
                "[#,#,#,n,#,#,#,r,r,#,b,#,#,#,#,#,#,#,#,#,#,#,#,#,b,R,K]",
                "[[#,#,#],[n,#,#],[#,r,r],[#,b,#],[#,#,#],[#,#,#],[#,#,#],[#,#,#],[b,R,K]]",
                "[[[0,0,0],[-2,0,0],[0,-4,-4]],[[0,-3,0],[0,0,0],[0,0,0]],[[0,0,0],[0,0,0],[-3,4,6]]]",
                "[[0, 0, 0, -2, 0, 0, 0, -4, -4], [0, -3, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, -3, 4, 6]]",
                "[[0,0,0],[-2,0,0],[0,-4,-4],[0,-3,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[-3,4,6]]",
                "[0,0,0,-2,0,0,0,-4,-4,0,-3,0,0,0,0,0,0,0,0,0,0,0,0,0,-3,4,6]",
                "n=3, [0,0,0,-2,0,0,0,-4,-4,0,-3,0,0,0,0,0,0,0,0,0,0,0,0,0,-3,4,6]",
                "0 0 0\n-2 0 0\n0 -4 -4\n\n0 -3 0\n0 0 0\n0 0 0\n\n0 0 0\n0 0 0\n-3 4 6");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formsOfTheFirstCase")
    void allFormsAreTheSameSetup(String form) {
        assertEquals(Map.of("n", "3"), new CubeVariant().optionsOf(form));
        assertEquals(
                "III:3/n2/1rr|II:1b1/3/3|I:3/3/bRK w - - 0 1",
                Cube.rulesOf(form).write(Cube.read(form)));
    }

    @Test
    void theNestedFormOfTheChallengesOwnExample() {
        String form = "[[[bq][##]][[bn][KQ]]]";
        assertEquals("II:bq/2|I:bn/KQ w - - 0 1", Cube.rulesOf(form).write(Cube.read(form)));
    }

    @Test
    void theChallengesSmallestMateInNumbers() {
        String numbers = "[[[-4,-5],[0,0]],[[0,0],[0,6]]]";
        assertEquals("II:rq/2|I:2/1K w - - 0 1", Cube.rulesOf(numbers).write(Cube.read(numbers)));
        assertEquals("black wins by checkmate", Cube.question(numbers).outcome());
    }

    /** Runs of empty cells stay runs if a list of numbers has the length of rows, not of cells. */
    @ParameterizedTest
    @ValueSource(strings = {"[2,2],[2,2]", "[[2,2],[2,2]]", "2/2|2/2", "2\n2\n\n2\n2", "[2,2,2,2]"})
    void runsOfEmptyCellsAreNoCodes(String text) {
        assertEquals("II:2/2|I:2/2 w - - 0 1", Cube.rulesOf(text).write(Cube.read(text)));
    }

    @Test
    void levelsComeFromTheTopAndRowsFromBlacksSide() {
        assertEquals(
                List.of("a1(II)", "a2(I)", "a2(II)", "b1(I)", "b1(II)", "b2(I)", "b2(II)"),
                Cube.question("[##,##],[##,K#]").targets("a1(I)"));
        assertEquals(7, Cube.question("[K#,##],[##,##]").targets("a2(II)").size());
    }

    /** A king on a few files, with as many empty cells on its left and its right as are left. */
    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {3, 10, 12})
    void runsOfEmptyCellsMayHaveTwoDigits(int n) {
        for (int file : List.of(0, 1, n / 2, n - 1)) {
            String left = file == 0 ? "" : String.valueOf(file);
            String right = file == n - 1 ? "" : String.valueOf(n - 1 - file);
            String rows = left + "K" + right + ("/" + n).repeat(n - 1);
            String rest = ("|" + n + ("/" + n).repeat(n - 1)).repeat(n - 1);
            List<String> levels =
                    IntStream.range(0, n).mapToObj(i -> CubeBoard.roman(n - i)).toList();
            String[] parts = (rows + rest).split("\\|", -1);
            String expected = IntStream.range(0, n)
                    .mapToObj(i -> levels.get(i) + ":" + parts[i])
                    .collect(Collectors.joining("|", "", " w - - 0 1"));
            for (String form :
                    List.of(rows + rest, "[" + (rows + rest).replace("/", ",").replace("|", "],[") + "]")) {
                assertEquals(expected, Cube.rulesOf(form).write(Cube.read(form)), form);
            }
        }
    }

    /** Digits that follow one another are read as one number, so that what is more than a row is refused. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "12K; expected 12 cells in this row, as many as levels, found 13",
                "K10; expected 12 cells in this row, as many as levels, found 11",
                "13; run of empty cells '13' is out of range; expected 1 to 12",
                "5K6R; expected 12 cells in this row, as many as levels, found 13",
                "011K; expected K Q R B N for White, k q r b n for Black, # or . for an empty cell, found '0'",
            })
    void rowsOfAnotherLengthAreRefusedInLargeCubesToo(String row, String reason) {
        String level = "12" + "/12".repeat(11);
        String text = row + "/12".repeat(11) + ("|" + level).repeat(11);
        TextException refused =
                assertThrows(TextException.class, () -> Cube.of(12).rules().read(text));
        assertEquals(0, refused.offset(), refused.getMessage());
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
    }

    /** A man of each kind and side on a cell of its own: what stands for it and where it is. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"[Kq,rB],[nQ,k#]", "[[[6,-5],[-4,3]],[[-2,5],[-6,0]]]", "KqrBnQk#", "Kq\nrB\n\nnQ\nk."})
    void everyManStandsWhereItIsWritten(String text) {
        assertEquals("II:Kq/rB|I:nQ/k1 w - - 0 1", Cube.of(2).rules().write(Cube.read(text)));
        assertEquals(Map.of("n", "2"), new CubeVariant().optionsOf(text));
    }

    /** However a text writes its levels, their number is the size. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "n=2, [K#,##],[##,##]; 2",
                "n = 2: K#/2|2/2; 2",
                "II:K1/2|I:2/2 w - - 0 1; 2",
                "IV:4/4/4/4|III:4/4/4/4|II:4/4/4/4|I:4/4/4/4 b - - 3 9; 4",
                "K#######; 2",
                "K######; -",
                "K; -",
                "I:K w - - 0 1; -",
                "nonsense; -",
            })
    void theSizeIsThatOfTheText(String text, String size) {
        assertEquals(size == null ? Map.of() : Map.of("n", size), new CubeVariant().optionsOf(text));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "refused-setups.tsv", delimiter = '\t', numLinesToSkip = 1)
    void whatIsNoSetupIsRefusedWithItsPlace(String text, int offset, String reason) {
        TextException refused =
                assertThrows(TextException.class, () -> Cube.of(3).rules().read(text));
        assertEquals(offset, refused.offset(), refused.getMessage());
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
    }

    @Test
    void anEndlessNestIsRefusedSoon() {
        String nest = "[".repeat(90_000);
        assertThrows(TextException.class, () -> Cube.of(3).rules().read(nest));
        assertThrows(TextException.class, () -> Cube.of(3).rules().read(nest + nest));
        assertEquals(Map.of(), new CubeVariant().optionsOf(nest));
    }

    /** The message for a setup with a number of levels, the default size being 5. */
    @ParameterizedTest(name = "{0} levels")
    @ValueSource(ints = {33, 60})
    void noWrongSizeIsSuggested(int levels) {
        String text = String.join("|", Collections.nCopies(levels, "#/#"));
        TextException refused =
                assertThrows(TextException.class, () -> Cube.of(5).rules().read(text));
        assertEquals(Map.of(), new CubeVariant().optionsOf(text));
        assertTrue(refused.getMessage().startsWith("expected 2 to 32 levels, found " + levels), refused.getMessage());
    }
}
