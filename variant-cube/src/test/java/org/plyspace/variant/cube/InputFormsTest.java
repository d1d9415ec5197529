package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
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
